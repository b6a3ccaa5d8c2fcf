/** What people are called who work with what stands before it. */
const WORKER_WORDS = [
  'developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|testers?',
  'architects?|admins?|administrators?|devs?|folks|guys?|resources?|professionals?|workers?|people',
];
const WORKER = new RegExp(`^(?:${WORKER_WORDS.join('|')})$`, 'i');

/** Whether a word says nothing more of people than that they work with something: the developers of 'Java developers'. */
export const isWorker = (word: string): boolean => WORKER.test(word);
