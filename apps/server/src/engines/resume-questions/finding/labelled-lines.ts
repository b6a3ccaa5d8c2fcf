import type { AskedField } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Stretch } from '../../resume-texts/resume-text.ts';
import type { SourceResume } from '../resume-source.ts';

/**
 * Where a field stands that is no fact: in a section of its own, behind a label at the beginning of a line, or, which proves
 * less, in a line with such words.
 */
export type Place = { section?: SectionKind; label: RegExp; words: RegExp };

export const PLACES: Partial<Record<AskedField, Place>> = {
  LANGUAGE: {
    label:
      /^\W*(?:(?:foreign |other |known )?languages?(?:\(s\))?(?: (?:known|spoken|skills|proficiency))?|mother tongue(?:\(s\))?|sprach\w*|langues|idiomas|lingue)\s*(?:[:\-–|\t]|$)/i,
    words: /\b(?:fluent|native speaker|bilingual|mother tongue)\b/i,
  },
  CERTIFICATE: {
    section: 'CERTIFICATES',
    label: /^\W*(?:certifi(?:cations?|cates?)|licen[cs]es?)\s*(?:[:\-–|\t]|$)/i,
    words: /\b(?:certified|certifications?|certificates?|licen[cs]ed)\b/i,
  },
  PAY: {
    label:
      /^\W*(?:(?:current|expected|present|last|desired) )?(?:ctc|salary|compensation|pay)(?: (?:expectations?|expected))?\s*[:\-–|\t]/i,
    words: /\b(?:ctc|salary|lpa|compensation)\b.*\d/i,
  },
};

const MOST_LINES = 6;

/** The lines from `start` to `end` without white space around them. */
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

/** What stands behind a label in its line, or below it to the end of its section. */
function behindLabel(resume: SourceResume, line: Stretch, label: RegExp): Stretch[] {
  const { text, sections } = resume;
  const [said = ''] = label.exec(text.slice(line.start, line.end)) ?? [];
  const start = line.start + said.length;
  if (/[\p{L}\p{N}]/u.test(text.slice(start, line.end))) return linesIn(text, { start, end: line.end });
  const home = sections.find((section) => section.start <= line.start && line.start < section.end);
  return linesIn(text, { start: line.end, end: home?.end ?? line.end });
}

/** The lines that state a field by its section or its label, the first of them, each as a stretch of the text. */
export function statedLines(
  resume: SourceResume,
  { section, label }: Place,
  most: number = MOST_LINES,
): Stretch[] {
  const { text, sections } = resume;
  const isText = ({ start, end }: Stretch) => !isRule(text.slice(start, end));
  const own = sections.filter(({ kind }) => kind === section).flatMap((one) => linesIn(text, one).slice(1));
  if (own.length > 0) return own.filter(isText).slice(0, most);
  return linesIn(text, { start: 0, end: text.length })
    .filter(({ start, end }) => label.test(text.slice(start, end)))
    .flatMap((line) => behindLabel(resume, line, label))
    .filter(isText)
    .slice(0, most);
}

/** Lines with words that may state a field. */
export const likelyLines = ({ text }: SourceResume, { words }: Place): Stretch[] =>
  linesIn(text, { start: 0, end: text.length })
    .filter(({ start, end }) => words.test(text.slice(start, end)))
    .slice(0, MOST_LINES);
