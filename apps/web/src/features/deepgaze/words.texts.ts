import { defineTexts } from '@slotwise/contract/define-texts';

/** What fixes a file that could not be read. */
export const ADVICE_WORDS = defineTexts({
  NO_TEXT: 'It is empty or a scan. Ask for a copy with text in it.',
  PASSWORD: 'Ask for a copy without a password and upload that.',
  UNSUPPORTED: 'Upload it as PDF, DOCX, DOC, ODT, RTF or TXT.',
  TOO_BIG: 'Upload a smaller copy of it.',
  CORRUPT: 'Ask for a new copy; this one is damaged or cut off.',
  TIMEOUT: 'Reading it took too long. Save it again as PDF and upload that.',
  HARMFUL: 'A virus scanner found something in it. Ask for another copy.',
  NESTED: 'It is a zip inside the zip. Upload it on its own.',
});

/** A resume's verdict on a question. */
export const VERDICT_WORDS = defineTexts({
  YES: 'Yes',
  NO: 'No',
  UNCLEAR: 'Unclear',
});

/** What a condition is about. */
export const FILTER_WORDS = defineTexts({
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
  STAY: 'Years at one employer',
  GAP: 'Years between jobs',
  LANGUAGE: 'Language',
  CERTIFICATE: 'Certificate',
  EMAIL: 'Email',
  PHONE: 'Phone',
  LINK: 'Link',
  TEXT: 'Words',
  RESUMES: 'Among',
});

/** The fields of an answer about someone, in the order all answers show them. */
export const FIELD_WORDS = defineTexts({
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
  YEARS: 'Years of experience',
  PAY: 'Pay',
});

/** What was understood of a resume, in the order listed. */
export const FACT_WORDS = defineTexts({
  NAME: 'Name',
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
  STATED_YEARS: 'Years, as stated',
  RANGE: 'Dated work',
});

/** What a reader of a resume should know. */
export const CAUTION_WORDS = defineTexts({
  READ_BY_OCR: 'This is a scanned image. Its words were recognized automatically and may be wrong.',
  OTHER_LANGUAGE: 'In this language only names, emails, phone numbers and plain words are understood.',
  COLUMNS_MIXED: 'The lines of its columns may be in the wrong order in the text.',
});

/** What two resumes have in common. */
export const RESEMBLANCE_WORDS = defineTexts({
  SAME_WORDS: 'The same passage under two names',
  SAME_EMAIL: 'The same email address under two names',
  SAME_PHONE: 'The same phone number under two names',
  TWO_PLACES: 'Jobs in two cities at the same time',
  OTHER_EMPLOYER: 'The same work for two employers',
});

/** Sort orders of resumes. */
export const SORT_WORDS = defineTexts({
  FILE: 'As in the zip',
  NAME: 'By name',
  EXPERIENCE: 'By years',
  LOCATION: 'By city',
  NOTICE: 'By notice',
});
