import { FREQUENT_TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';

/** What people are called who work with what stands before it. */
const WORKER_WORDS = [
  'developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|testers?',
  'architects?|admins?|administrators?|devs?',
];
/** What anyone who works may be called. */
const ANYONE_WORDS = 'folks|guys?|resources?|professionals?|workers?|people|staff|personnel';
const WORKER = new RegExp(`^(?:${WORKER_WORDS.join('|')}|${ANYONE_WORDS})$`, 'i');
const ANYONE = new RegExp(`^(?:${ANYONE_WORDS})$`, 'i');

/** Whether a word says nothing more of people than that they work with something: the developers of 'Java developers'. */
export const isWorker = (word: string): boolean => WORKER.test(word);

/** Whether a word says no more than that they work at all: the workers of 'healthcare workers'. */
export const isAnyWorker = (word: string): boolean => ANYONE.test(word);

const SINGULAR: readonly ((low: string) => string)[] = [
  (low) => low,
  (low) => low.replace(/s$/, ''),
  (low) => low.replace(/es$/, ''),
  (low) => low.replace(/men$/, 'man'),
];

/** What people are called at work, one of them or several. */
export const isTrade = (low: string) => SINGULAR.some((singular) => FREQUENT_TITLE_HEADS.has(singular(low)));
