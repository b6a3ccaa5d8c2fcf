/** A question asks someone to do something, or ends as one. */
const ASKS_WORDS = [
  'who|whose|which|what|how|when|where|why|is|are|was|do|does|did|can|could|has|have|any|find|show',
  'list|give|get|tell|count|compare|rank|sort|order|only|and|or|also|now|please|pls|the|those|her',
  'his|their|anyone|someone|somebody|candidates?|resumes?|people',
];
const ASKS = new RegExp(String.raw`^(?:${ASKS_WORDS.join('|')})\b|\?\s*$`, 'i');
/** What divides the items of a job description: lines, dashes, colons, and ends of sentences. */
const DIVIDERS = /\n|\s[-–—•|]\s|:\s|[.!](?:\s|$)/g;
const LEAST_DIVIDERS = 2;
/** With so many divided items, less has to be said of hiring. */
const MANY_DIVIDERS = 3;
/** Job descriptions speak of the hiring, of what is needed, of years and of notice; two of these tell one, or one twice. */
const CUES_WORDS = [
  'must|musts|required|reqd|mandatory|essential|desirable|minimum|maximum|max|at least|plus',
  'nice to have|would be nice|preferred|skills',
];
const HIRING_WORDS = [
  'hiring|wanted|looking for|seeking|vacancy|openings?|requirements?|jd|job description|role|position',
  'location|fluent',
];
const CUES = [
  new RegExp(String.raw`\b(?:${HIRING_WORDS.join('|')})\b|\([mfwdhx](?:/[mfwdhx]){1,3}\)`, 'gi'),
  new RegExp(String.raw`\b(?:${CUES_WORDS.join('|')})\b`, 'gi'),
  /\d\+?\s*(?:[-–]\s*\d{1,2}\s*)?(?:years?|yrs?)\b|\byears or more\b/gi,
  /\b(?:notice|np|immediate|start at once|joining|join)\b/gi,
];
const LEAST_CUES = 2;

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** True if a question is a job description: divided into parts, in the words of such texts, and not a request. */
export function isJobText(text: string): boolean {
  const dividers = count(DIVIDERS, text);
  const least = dividers >= MANY_DIVIDERS ? 1 : LEAST_CUES;
  const cues = CUES.reduce((sum, cue) => sum + Math.min(count(cue, text), LEAST_CUES), 0);
  return !ASKS.test(text) && dividers >= LEAST_DIVIDERS && cues >= least;
}
