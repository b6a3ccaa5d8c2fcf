import type { AskedField } from '@slotwise/contract/deepgaze/questions.schema';

/** One of a field, as people call it: 'does not state an email address'. */
export const FIELD_WORDS: Record<AskedField, string> = {
  EMAIL: 'an email address',
  PHONE: 'a phone number',
  LINK: 'a link',
  LOCATION: 'a place',
  COMPANY: 'an employer',
  TITLE: 'a job title',
  COLLEGE: 'a college',
  DEGREE: 'a degree',
  GRADUATION_YEAR: 'a year of graduation',
  SKILL: 'a list of skills',
  SKILL_YEARS: 'years with a skill',
  YEARS: 'years of experience',
  NOTICE_PERIOD: 'a notice period',
  LANGUAGE: 'languages',
  CERTIFICATE: 'certificates',
  PAY: 'pay',
};

/** A field by its name: 'email and phone'. */
export const FIELD_NAMES: Record<AskedField, string> = {
  EMAIL: 'email',
  PHONE: 'phone',
  LINK: 'links',
  LOCATION: 'city',
  COMPANY: 'employers',
  TITLE: 'job title',
  COLLEGE: 'colleges',
  DEGREE: 'degrees',
  GRADUATION_YEAR: 'year of graduation',
  SKILL: 'skills',
  SKILL_YEARS: 'years with the skill',
  YEARS: 'years of experience',
  NOTICE_PERIOD: 'notice period',
  LANGUAGE: 'languages',
  CERTIFICATE: 'certificates',
  PAY: 'pay',
};
