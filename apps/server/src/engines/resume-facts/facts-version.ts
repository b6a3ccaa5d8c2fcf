/**
 * Incremented by each change that affects what is extracted. Resumes processed with a lower version are processed again
 * in the background.
 */
export const FACTS_VERSION = 20;
