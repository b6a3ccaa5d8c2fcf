import type { AskedField, FilterKind, Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind, ParseState } from '@slotwise/contract/deepgaze/resumes.schema';

/** The states of files that could not be read, with the act that mends each. */
export const UNREAD_ADVICE: Partial<Record<ParseState, string>> = {
  NO_TEXT: 'It is a scan or empty. Ask for a copy with text in it.',
  PASSWORD: 'Ask for a copy without a password and upload that.',
  UNSUPPORTED: 'Upload it as PDF, DOCX, DOC, ODT, RTF or TXT.',
  TOO_BIG: 'Upload a smaller copy of it.',
  CORRUPT: 'Ask for a new copy; this one is damaged or cut off.',
  TIMEOUT: 'Reading it took too long. Save it again as PDF and upload that.',
  HARMFUL: 'A virus scanner found something in it. Ask for another copy.',
  NESTED: 'Unpack it and upload it as a zip of its own.',
};

export const VERDICT_WORDS: Record<Verdict, string> = { YES: 'Yes', NO: 'No', UNCLEAR: 'Unclear' };

export const FILTER_WORDS: Record<FilterKind, string> = {
  PERSON: 'Person',
  COMPANY: 'Employer',
  COLLEGE: 'College',
  DEGREE: 'Degree',
  LOCATION: 'City',
  TITLE: 'Title',
  SKILL: 'Skill',
  SKILL_YEARS: 'Years with',
  YEARS: 'Years',
  GRADUATION_YEAR: 'Graduated',
  NOTICE_PERIOD: 'Notice period',
  LANGUAGE: 'Language',
  CERTIFICATE: 'Certificate',
  EMAIL: 'Email',
  PHONE: 'Phone',
  LINK: 'Link',
  TEXT: 'Words',
  RESUMES: 'Among',
};

/** What both an answer and the reader of a resume tell of someone. */
const TOLD_WORDS = {
  EMAIL: 'Email',
  PHONE: 'Phone',
  LINK: 'Links',
  LOCATION: 'City',
  COMPANY: 'Employers',
  TITLE: 'Titles',
  COLLEGE: 'Colleges',
  DEGREE: 'Degrees',
  GRADUATION_YEAR: 'Graduated',
  SKILL: 'Skills',
  SKILL_YEARS: 'Years with a skill',
  NOTICE_PERIOD: 'Notice period',
  LANGUAGE: 'Languages',
  CERTIFICATE: 'Certificates',
};

export const FIELD_WORDS: Record<AskedField, string> = {
  ...TOLD_WORDS,
  YEARS: 'Years of experience',
  PAY: 'Pay',
};

/** The name of a value in an answer; one that has no word of ours is shown as it came. */
export const fieldWord = (name: string): string => (FIELD_WORDS as Record<string, string>)[name] ?? name;

const FIELDS = Object.keys(FIELD_WORDS);
const getPlace = (name: string): number => (FIELDS.includes(name) ? FIELDS.indexOf(name) : FIELDS.length);

/** The names of values in the order in which all answers show them; one that was kept has lost its own. */
export const inOrder = (names: string[]): string[] =>
  names.toSorted((one, other) => getPlace(one) - getPlace(other));

/** In the order in which a resume's facts are listed. */
export const FACT_WORDS: Record<FactKind, string> = {
  NAME: 'Name',
  ...TOLD_WORDS,
  STATED_YEARS: 'Years, as stated',
  RANGE: 'Dated work',
};

/** '8.2', '7' */
export const yearsText = (years: number): string => String(Math.round(years * 10) / 10);
