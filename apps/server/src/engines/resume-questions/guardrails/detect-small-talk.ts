import { findAddressedToMachines } from '../../resume-facts/sections/find-machine-words.ts';

const MARKUP = /<\/?[a-z][^<>]*>/i;
const HELP_WORDS = [
  'help(?: me)?(?: please)?',
  'what (?:all )?(?:can|could|should) (?:i|you|we|this|it) (?:ask|do|answer|find|search)(?: (?:here|you|for|me|about))*',
  'how (?:do|does|can) (?:i|this|it|you) (?:use|work|ask)(?: (?:this|it|you|here))?',
  'what (?:questions|kinds? of questions|else) can (?:i|you) (?:ask|answer)(?: you)?|examples?',
  'sample questions|who are you|what are you|what is this|hi|hello|hey|hello there|hi there',
  'hey there|good (?:morning|afternoon|evening)|namaste',
];
const HELP = new RegExp(`^(?:(?:please|hi|hello|hey|so|ok)[ ,!]+)*(?:${HELP_WORDS.join('|')})[.?! ]*$`, 'i');
const THANKS_WORDS = [
  'thanks?(?: (?:you|a lot|so much|very much|again|a million))*|thx|ty|cheers|ok(?:ay)?|great|super',
  'nice|perfect|cool|good job|well done|great job|bye|goodbye|got it|understood|dhanyavaad|shukriya',
];
const THANKS_PHRASES = 'ok|okay|great|super|nice|perfect|cool|good|many';
const THANKS = new RegExp(
  `^(?:(?:${THANKS_PHRASES})[ ,!]+)*(?:${THANKS_WORDS.join('|')})(?:[ ,!]+(?:deepgaze|all|everyone|bye))?[.! ]*$`,
  'i',
);

/** Input that is not a question: a greeting or a call for help, which asks what can be asked, or thanks. */
export function detectSmallTalk(question: string): 'HELP' | 'COURTESY' | null {
  const said = question.trim();
  if (HELP.test(said)) return 'HELP';
  return THANKS.test(said) ? 'COURTESY' : null;
}

/** True if the input asks nothing of resumes: it tells a machine what to do, or is markup. */
export const asksNothing = (question: string): boolean =>
  MARKUP.test(question) || findAddressedToMachines(question).length > 0;
