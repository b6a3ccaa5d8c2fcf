/** What leads to the things that a clause asks for. */
export const LEADS = [
  /\b(?:experienced?|knowledge|proficien(?:t|cy)|familiar(?:ity)?|expert(?:ise)?|skill(?:s|ed)|understanding|background|exposure|command|competen(?:t|ce|cy)|fluent|versed|comfortable|adept|hands[- ]on)(?: \p{L}{2,16}ing)? (?:in|with|of|on|using|at|across|around|as)\b/giu,
  /(?:^|(?<=,)|(?<=\band)) ?(?:(?:you|you'll|you will|(?:the )?(?:ideal |successful )?candidates?|applicants?|must|should|will|need to|also|either) ){0,3}(?:have|has|hold|holds|know|possess|bring|speak|demonstrate|understand|be|do)\b/gi,
] as const;

/** What only says how much a clause is asked for, at its end. */
export const TAIL =
  /\b(?:is|are|would be|will be|considered) (?:(?:an?|also|highly|strictly|definite|big|strong|real) ){0,2}(?:plus|bonus|must|musts|required|mandatory|essential|preferred|desirable|advantage|advantageous|asset|nice|helpful|needed|welcome|useful|great|good|beneficial)\b.*|\b(?:helps|required|preferred|essential|mandatory|desired|desirable|needed)[\s.!]{0,5}$/i;

const SENTENCE_WORDS = [
  'is|are|was|were|will|would|be|been|we|our|us|they|their|them|this|these|that|which',
  'who|you|your|it|its|can|may|does|do|not|if|when|where|while|how|why|because|so|to',
  'has|have|everyone|please',
];
/** Words of sentences. A clause with one of them is no list of things. */
export const SENTENCE_WORD = new RegExp(String.raw`\b(?:${SENTENCE_WORDS.join('|')})\b`, 'i');

/** 'Linux/Unix', 'Agile / Scrum'. */
export const SLASHED =
  /(?<![\p{L}\d/.#+-])(\p{L}[\p{L}\d.#+-]{2,20})\s?\/\s?(\p{L}[\p{L}\d.#+-]{2,20})(?![\p{L}\d/])/gu;

/** What follows are examples, of which any will do. */
export const EXAMPLES =
  /\b(?:e\.g\.?|eg|such as|like|for example|(?:at least )?one of(?: the following| these)?|any of|either)(?=[\s,:])[\s,:]{0,3}/i;
