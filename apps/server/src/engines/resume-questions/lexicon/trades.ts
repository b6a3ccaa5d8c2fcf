import { FREQUENT_TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';

/** Words for people who work with the thing before them. */
const WORKER_WORDS = [
  'developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|testers?',
  'architects?|admins?|administrators?|devs?',
];
/** Words for anyone who works. */
const ANYONE_WORDS = 'folks|guys?|resources?|professionals?|workers?|people|staff|personnel';
const WORKER = new RegExp(`^(?:${WORKER_WORDS.join('|')}|${ANYONE_WORDS})$`, 'i');
const ANYONE = new RegExp(`^(?:${ANYONE_WORDS})$`, 'i');

/** True if a word only says that people work with something: developers in 'Java developers'. */
export const isWorker = (word: string): boolean => WORKER.test(word);

/** True if a word only says that people work: workers in 'healthcare workers'. */
export const isAnyWorker = (word: string): boolean => ANYONE.test(word);

const SINGULAR: readonly ((low: string) => string)[] = [
  (low) => low,
  (low) => low.replace(/s$/, ''),
  (low) => low.replace(/es$/, ''),
  (low) => low.replace(/men$/, 'man'),
];

/** What people are called at work, singular or plural. */
export const isTrade = (low: string) => SINGULAR.some((singular) => FREQUENT_TITLE_HEADS.has(singular(low)));
