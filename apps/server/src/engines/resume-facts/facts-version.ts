/**
 * Goes up with each change by which the same text says something else. Resumes that were read under a lower one are
 * understood again in the background.
 */
export const FACTS_VERSION = 20;
