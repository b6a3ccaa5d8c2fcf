const HONORIFIC = /^M\/s\b/iu;

/** `M/s Hale & Reed, Chartered Accountants` is a firm as a whole, whatever stands behind its comma. */
export const isFirm = (words: string): boolean => HONORIFIC.test(words);
