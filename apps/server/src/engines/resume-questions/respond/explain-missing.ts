import type { AskedField } from '@slotwise/contract/deepgaze/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { distinctEvidence, quoteAt, quoteLines } from '../execute/evidence.ts';
import { detectLanguage } from '../execute/detect-language.ts';
import { FIELDS } from './field-names.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { type FieldValue, withoutValues } from './field-value.ts';

/** The section that must have been read before its silence proves anything. */
const SECTION_OF_FIELD: Partial<Record<AskedField, SectionKind>> = {
  COMPANY: 'EXPERIENCE',
  TITLE: 'EXPERIENCE',
  COLLEGE: 'EDUCATION',
  DEGREE: 'EDUCATION',
  GRADUATION_YEAR: 'EDUCATION',
  SKILL: 'SKILLS',
};

/** Signs of fields without a section of their own; without any in the complete text, the field is not stated. */
const NOTICE_SIGNS_TOO = [
  'notice|last working day|lwd|immediate joiner',
  String.raw`join(?:ing)? (?:immediately|within|in \d|date|period|time)`,
  '(?:can|able to|ready to|available to) (?:join|start)',
  String.raw`available (?:from|immediately|now|at once|in \d)|availability\s*[:–-]`,
  'disponib(?:le|ilité|ilidad)|preaviso|opzegtermijn',
];
const NOTICE_SIGNS = [
  String.raw`\b(?:${NOTICE_SIGNS_TOO.join('|')})`,
  'kündigungsfrist|eintrittstermin|verfügbar (?:ab|sofort)|préavis',
];
const SIGNS: Partial<Record<AskedField, RegExp>> = {
  EMAIL: /(?<=\S\s?)(?:@|\(at\))\s?\S+/i,
  PHONE: /(?:\+?\d[\s().-]{0,2}){10,}/,
  LINK: /\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S+/i,
  NOTICE_PERIOD: new RegExp(String.raw`(?:${NOTICE_SIGNS.join('|')})[^\n]*`, 'i'),
};
/** Fields written the same in every language. */
const IN_ANY_LANGUAGE: ReadonlySet<AskedField> = new Set(['EMAIL', 'PHONE', 'LINK']);

const SECTION_SHOWN = 240;

/** Explains a field without a fact: not stated, or possibly somewhere that could not be read. */
export function explainMissing(text: SourceResume, field: AskedField): FieldValue {
  const sign = SIGNS[field];
  return sign ? fromSign(text, sign, field) : fromSection(text, field, FIELDS[field].one);
}

/** A field without a sign anywhere, which is proved only in languages whose words are known: English, or every language. */
export function explainAbsence({ text }: SourceResume, field: AskedField): FieldValue {
  const words = FIELDS[field].one.replace(/^an? /, '');
  if (IN_ANY_LANGUAGE.has(field)) {
    return withoutValues('NO', `The whole text was searched: it has no ${words}.`);
  }
  const language = detectLanguage(text);
  return language === null
    ? withoutValues('NO', `The whole text was searched: it states no ${words}.`)
    : withoutValues('UNCLEAR', `Not found: ${words}; the resume is in ${language}.`);
}

function fromSign(text: SourceResume, sign: RegExp, field: AskedField): FieldValue {
  const match = sign.exec(text.text);
  if (!match) return explainAbsence(text, field);
  const place = { kind: field, start: match.index, end: match.index + match[0].length };
  const note = `This may be ${FIELDS[field].one}, but it could not be read for certain.`;
  return withoutValues('UNCLEAR', note, quoteLines(text, [place], 1));
}

function fromSection(text: SourceResume, field: AskedField, words: string): FieldValue {
  const kind = SECTION_OF_FIELD[field] ?? 'HEADER';
  const section = text.sections.find(
    (one) => one.kind === kind && text.text.slice(one.start, one.end).trim().length > 20,
  );
  if (!section) {
    return withoutValues('UNCLEAR', `No part of the resume could be recognised that would state ${words}.`);
  }
  const isUnderstood = text.facts.some(
    ({ start, end, kind: of }) => of !== 'RANGE' && start >= section.start && end <= section.end,
  );
  if (isUnderstood && field !== 'SKILL' && detectLanguage(text.text) === null) {
    return withoutValues('NO', `The part that would state ${words} was read, and it states none.`);
  }
  const shown = quoteAt(text, {
    start: section.start,
    end: Math.min(section.end, section.start + SECTION_SHOWN),
  });
  const note = `This part may state ${words}; read it as it stands.`;
  return withoutValues('UNCLEAR', note, distinctEvidence([shown], 1));
}
