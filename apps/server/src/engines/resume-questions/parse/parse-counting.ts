const COUNTING_WORDS = [
  String.raw`\bhow many\b(?! (?:years|yrs))|\bcount\b`,
  String.raw`^(?:what is |give me |tell me )?(?:the )?(?:total )?number of\b(?! (?:years|yrs))`,
  String.raw`\bnumber of (?:candidates|resumes|people|applicants|cvs|profiles)\b|\btotal number\b|^total\b`,
];
const COUNTING = new RegExp(`${COUNTING_WORDS.join('|')}`);

/** True if a lower-case question asks for a number of people: 'how many', 'count of', 'total candidates'. */
export const isCounting = (low: string): boolean => COUNTING.test(low);
