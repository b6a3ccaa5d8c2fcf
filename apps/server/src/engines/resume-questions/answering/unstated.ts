import type { AskedField, Evidence, Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { distinct, evidenceAt, evidenceInLine } from '../finding/evidence.ts';
import { FIELD_WORDS } from '../reading/field-words.ts';
import type { SourceResume } from '../resume-source.ts';
import type { FieldValue } from './field-value.ts';

/** The section that has to be understood before its silence proves anything. */
const SECTION_OF_FIELD: Partial<Record<AskedField, SectionKind>> = {
  COMPANY: 'EXPERIENCE',
  TITLE: 'EXPERIENCE',
  COLLEGE: 'EDUCATION',
  DEGREE: 'EDUCATION',
  GRADUATION_YEAR: 'EDUCATION',
  SKILL: 'SKILLS',
};

/** Signs of what stands in no section of its own; where the whole text has none, it is not stated. */
const SIGNS: Partial<Record<AskedField, RegExp>> = {
  EMAIL: /\S+\s?@\s?\S+|\S+\s?\(at\)\s?\S+/i,
  PHONE: /(?:\+?\d[\s().-]{0,2}){10,}/,
  LINK: /\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S+/i,
  NOTICE_PERIOD: /\bnotice\b[^\n]*/i,
};

const SECTION_SHOWN = 240;

/** A field of which no value was read. */
export const withoutValues = (
  verdict: Exclude<Verdict, 'YES'>,
  note: string,
  evidence: Evidence[] = [],
): FieldValue => ({ values: [], evidence, verdict, note });

/** Whether a field of which no fact was read is not stated, or may stand where it could not be read. */
export function unstated(text: SourceResume, field: AskedField): FieldValue {
  const sign = SIGNS[field];
  return sign ? fromSign(text, sign, FIELD_WORDS[field]) : fromSection(text, field, FIELD_WORDS[field]);
}

function fromSign(text: SourceResume, sign: RegExp, words: string): FieldValue {
  const match = sign.exec(text.text);
  if (!match) {
    return withoutValues('NO', `The whole text was searched: it has no ${words.replace(/^an? /, '')}.`);
  }
  const line = evidenceInLine(text, { start: match.index, end: match.index + match[0].length });
  const note = `This may be ${words}, but it could not be read for certain.`;
  return withoutValues('UNCLEAR', note, distinct([line], 1));
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
  if (isUnderstood && field !== 'SKILL') {
    return withoutValues('NO', `The part that would state ${words} was read, and it states none.`);
  }
  const shown = evidenceAt(text, {
    start: section.start,
    end: Math.min(section.end, section.start + SECTION_SHOWN),
  });
  const note = `This part may state ${words}; read it as it stands.`;
  return withoutValues('UNCLEAR', note, distinct([shown], 1));
}
