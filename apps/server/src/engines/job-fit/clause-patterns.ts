/** Words that introduce what a clause asks for. */
const LEADS_WORDS = [
  'experienced?|knowledge|proficien(?:t|cy)|familiar(?:ity)?|expert(?:ise)?|skill(?:s|ed)',
  'understanding|background|exposure|command|competen(?:t|ce|cy)|fluent|versed|comfortable|adept',
  'hands[- ]on',
];
const LEADS_PHRASES = [
  "you|you'll|you will|(?:the )?(?:ideal |successful )?candidates?|applicants?|must|should|will",
  'need to|also|either',
];
const LEADS_OTHERS = 'have|has|hold|holds|know|possess|bring|speak|demonstrate|understand|be|do';
export const LEADS = [
  new RegExp(
    String.raw`\b(?:${LEADS_WORDS.join('|')})(?: \p{L}{2,16}ing)? (?:in|with|of|on|using|at|across|around|as)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|(?<=,)|(?<=\band)) ?(?:(?:${LEADS_PHRASES.join('|')}) ){0,3}(?:${LEADS_OTHERS})\b`,
    'gi',
  ),
] as const;

/** Words at the end of a clause that only say how important it is. */
const TAIL_WORDS = [
  'plus|bonus|must|musts|required|mandatory|essential|preferred|desirable|advantage|advantageous',
  'asset|nice|helpful|needed|welcome|useful|great|good|beneficial',
];
const TAIL_PHRASES = 'helps|required|preferred|essential|mandatory|desired|desirable|needed';
const TAIL_OTHERS = 'an?|also|highly|strictly|definite|big|strong|real';
export const TAIL = new RegExp(
  String.raw`\b(?:is|are|would be|will be|considered) (?:(?:${TAIL_OTHERS}) ){0,2}(?:${TAIL_WORDS.join('|')})\b.*|\b(?:${TAIL_PHRASES})[\s.!]{0,5}$`,
  'i',
);

const SENTENCE_WORDS = [
  'is|are|was|were|will|would|be|been|we|our|us|they|their|them|this|these|that|which',
  'who|you|your|it|its|can|may|does|do|not|if|when|where|while|how|why|because|so|to',
  'has|have|everyone|please',
];
/** Words found in sentences. A clause with one of them is not a list. */
export const SENTENCE_WORD = new RegExp(String.raw`\b(?:${SENTENCE_WORDS.join('|')})\b`, 'i');

/** 'Linux/Unix', 'Agile / Scrum'. */
export const SLASHED =
  /(?<![\p{L}\d/.#+-])(\p{L}[\p{L}\d.#+-]{2,20})\s?\/\s?(\p{L}[\p{L}\d.#+-]{2,20})(?![\p{L}\d/])/gu;

/** Introduces examples, of which any will do. */
const EXAMPLES_WORDS = String.raw`e\.g\.?|eg|such as|like|for example|(?:at least )?one of(?: the following| these)?|any of|either`;
export const EXAMPLES = new RegExp(String.raw`\b(?:${EXAMPLES_WORDS})(?=[\s,:])[\s,:]{0,3}`, 'i');
