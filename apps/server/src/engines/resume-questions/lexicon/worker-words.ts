/** What people are called who work with what stands before it. */
const WORKER =
  /^(?:developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|testers?|architects?|admins?|administrators?|devs?|folks|guys?|resources?|professionals?|workers?|people)$/i;

/** Whether a word says nothing more of people than that they work with something: the developers of 'Java developers'. */
export const isWorker = (word: string): boolean => WORKER.test(word);
