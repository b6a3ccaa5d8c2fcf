import type { AskedField } from '@slotwise/contract/deepgaze/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { inOrder, type Sign } from '../lexicon/in-order.ts';
import type { SourceResume } from './resume-source.ts';

/**
 * Where a field that is not a fact is stated: in its own section, after a label at the start of a line, or, as weaker
 * proof, in a line with such words.
 */
export type Place = { section?: SectionKind; label: RegExp; words: readonly Sign[] };

/** Where a label may begin: at the start of the line, after a sentence, or after the last bar between two columns. */
const BEGIN = String.raw`(?:^\W*|[.;|\t][^\w.;|\t]{0,20})`;
/** What ends a label. */
const END = String.raw`\s*(?:[:\-–|\t]|$)`;
const labelled = (words: string, end: string = END) => new RegExp(`${BEGIN}(?:${words})${end}`, 'gi');

const CURRENCY = String.raw`(?:₹|€|\$|£|\b(?:rs\.?|inr|eur|usd|gbp|chf|aed|sgd)(?![a-z]))`;
const NUMBER = String.raw`\s?\d[\d.,' ]{0,20}(?:k|l|lakhs?|lacs?)?`;
const PER = String.raw`\s?(?:\/|per|an?|pro|im|par|por)?[\s-]{0,2}`;
const TIME = String.raw`(?:year|annum|month|day|hour|hr|pa|p\.a|jahr|monat|stunde|an\b|mois|año|mes\b)`;
const PAY = [
  String.raw`\b(?:ctc|lpa|salary|stipend|remuneration|wages?)\b|gehalt|vergütung`,
  String.raw`\b(?:salaire|salario|sueldo|salário|stipendio|salaris)\b`,
  CURRENCY + NUMBER + PER + TIME,
];
const OF_PAY = 'current|expected|present|last|desired|fixed|annual';
const PAY_NAMES = 'ctc|salary|compensation|pay|package|remuneration';

const PLACES_WORDS = [
  'fluent|native (?:speaker|language)|(?:bi|multi)lingual|mother tongue|spoken languages?',
  'languages? (?:known|spoken)',
];
const PLACES_PHRASES = [
  String.raw`certified|certifications?|certificates?|licen[cs](?:ed?|es)|accredit\w+|zertifi\w+|certificats?`,
  String.raw`certificad\w+|führerschein`,
];
/** Certificates recognized by their abbreviations; our own list. */
const CERTIFICATES = [
  'CCNA|CCNP|CISSP|CISA|CISM|CEH|PMP|CAPM|PRINCE2|ITIL|TOGAF|CSM|CSPO|PSM I{1,3}|CFA|CPA|ACCA|CIMA',
  'CIPD|CIPS|CMA|FRM|NEBOSH|IOSH|IELTS|TOEFL|RHCE|RHCSA|CKAD?|MCSA|MCSE|ACLS|BLS|PALS|CompTIA|Six Sigma',
];

export const PLACES: Partial<Record<AskedField, Place>> = {
  LANGUAGE: {
    label: labelled(
      [
        String.raw`(?:foreign |other |known )?languages?(?:\(s\))?(?: (?:known|spoken|skills|proficiency))?`,
        String.raw`mother tongue(?:\(s\))?|sprach[a-zäöü]{0,20}|langues|idiomas|lingue`,
      ].join('|'),
    ),
    words: [
      new RegExp(String.raw`\b(?:${PLACES_WORDS.join('|')})\b`, 'iu'),
      /\b(?:muttersprach\w*|verhandlungssicher|langue maternelle|lengua materna|idiomas?|langues?|sprachen)\b/iu,
      inOrder(/\b(?:speaks?|speaking|spoken|fluency in)\b/iu, /\p{Lu}\p{L}{3,}/iu),
    ],
  },
  CERTIFICATE: {
    section: 'CERTIFICATES',
    label: labelled('certifi(?:cations?|cates?)|certs|licen[cs]es?'),
    words: [
      new RegExp(String.raw`\b(?:${PLACES_PHRASES.join('|')})\b`, 'iu'),
      new RegExp(String.raw`\b(?:${CERTIFICATES.join('|')})\b`, 'u'),
    ],
  },
  PAY: {
    label: labelled(
      [
        `(?:(?:${OF_PAY}) )*(?:${PAY_NAMES})(?: (?:expectations?|expected|required|drawn))?`,
        'gehalt(?:svorstellung|swunsch)?',
      ].join('|'),
      String.raw`\s*[:\-–|\t]`,
    ),
    words: [
      inOrder(/\b(?:compensation|package|lakhs?|lacs?|per annum|p\.a\.)(?![a-z])/i, /\d/),
      inOrder(/\d/, /\b(?:lakhs?|lacs?|per annum|p\.a\.)/i),
      new RegExp(PAY.join('|'), 'i'),
    ],
  },
};

const MOST_LINES = 6;

/** The trimmed lines from `start` to `end`. */
function linesIn(text: string, { start, end }: Stretch): Stretch[] {
  const lines: Stretch[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '') lines.push({ start: at + indent, end: at + indent + line.trim().length });
    at += line.length + 1;
  }
  return lines;
}

const isRule = (line: string) => !/[\p{L}\p{N}]/u.test(line);

/** A stretch of text that states a field, with the label before it; a line in its own section has none. */
export type StatedLine = Stretch & { said: string };

/** The text after each label of a line up to the next, or below a single label to the end of its section. */
function behindLabels(resume: SourceResume, line: Stretch, label: RegExp): StatedLine[] {
  const { text, sections } = resume;
  const labels = [...text.slice(line.start, line.end).matchAll(label)];
  const hasWords = ({ start, end }: Stretch) => /[\p{L}\p{N}]/u.test(text.slice(start, end));
  const stated = labels.flatMap((match, at): StatedLine[] => {
    const start = line.start + match.index + match[0].length;
    const end = line.start + (labels[at + 1]?.index ?? line.end - line.start);
    return linesIn(text, { start, end }).map((part) => ({ ...part, said: match[0] }));
  });
  const [only] = labels;
  if (!only || stated.some(hasWords)) return stated;
  const home = sections.find((section) => section.start <= line.start && line.start < section.end);
  const below = linesIn(text, { start: line.end, end: home?.end ?? line.end });
  return below.map((part) => ({ ...part, said: only[0] }));
}

/** The first lines that state a field by section or label, each as a stretch of the text. */
export function statedLines(
  resume: SourceResume,
  { section, label }: Place,
  most: number = MOST_LINES,
): StatedLine[] {
  const { text, sections } = resume;
  const isText = ({ start, end }: Stretch) => !isRule(text.slice(start, end));
  const own = sections.filter(({ kind }) => kind === section).flatMap((one) => linesIn(text, one).slice(1));
  const stated =
    own.length > 0
      ? own.map((line) => ({ ...line, said: '' }))
      : linesIn(text, { start: 0, end: text.length }).flatMap((line) => behindLabels(resume, line, label));
  return stated.filter(isText).slice(0, most);
}

/** Lines with words that may state a field. */
export const likelyLines = ({ text }: SourceResume, { words }: Place): Stretch[] =>
  linesIn(text, { start: 0, end: text.length })
    .filter(({ start, end }) => words.some((sign) => sign.test(text.slice(start, end))))
    .slice(0, MOST_LINES);
