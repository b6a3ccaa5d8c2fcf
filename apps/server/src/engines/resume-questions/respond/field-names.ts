import type { AskedField } from '@slotwise/contract/deepgaze/questions.schema';

/** A field by its name, 'email and phone', and one of it in a sentence: 'does not state an email address'. */
export const FIELDS: Record<AskedField, { name: string; one: string }> = {
  EMAIL: { name: 'email', one: 'an email address' },
  PHONE: { name: 'phone', one: 'a phone number' },
  LINK: { name: 'links', one: 'a link' },
  LOCATION: { name: 'city', one: 'a place' },
  COMPANY: { name: 'employers', one: 'an employer' },
  TITLE: { name: 'job title', one: 'a job title' },
  COLLEGE: { name: 'colleges', one: 'a college' },
  DEGREE: { name: 'degrees', one: 'a degree' },
  GRADUATION_YEAR: { name: 'year of graduation', one: 'a year of graduation' },
  SKILL: { name: 'skills', one: 'a list of skills' },
  SKILL_YEARS: { name: 'years with the skill', one: 'years with a skill' },
  YEARS: { name: 'years of experience', one: 'years of experience' },
  NOTICE_PERIOD: { name: 'notice period', one: 'a notice period' },
  LANGUAGE: { name: 'languages', one: 'languages' },
  CERTIFICATE: { name: 'certificates', one: 'certificates' },
  PAY: { name: 'pay', one: 'pay' },
};
