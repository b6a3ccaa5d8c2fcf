import type { Refusal } from '@slotwise/contract/deepgaze/questions.schema';
import { openIndex } from '../../resume-index/open-index.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { LinkedQuestion } from '../linking/linked-question.ts';
import { AVERAGE, INFERENCE, JUDGEMENT, PAY, RATING, TOTAL } from '../lexicon/opinion-phrases.ts';
import { maskNames } from '../linking/mask-names.ts';
import { parseCareer } from '../parse/parse-career.ts';
import { dropOrder, parseFigure } from '../parse/parse-order.ts';
import { parsePay } from '../parse/parse-pay.ts';
import { findConclusions } from '../parse/parse-stated-words.ts';
import { detectPraise } from './detect-praise.ts';
import { saysAny } from '../lexicon/phrase-patterns.ts';
import { tokenize, type Word } from '../tokens/tokenize.ts';
import { detectProtected } from './detect-protected.ts';

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** The share of non-Latin words from which a question counts as not in Latin script. */
const SHARE = 0.5;

/** True if a question is mostly in an unsupported script, and none of those words is in a resume. */
export function isInUnreadScript(words: readonly Word[], index: ResumeIndex): boolean {
  const others = words.filter(({ text }) => OTHER_LETTER.test(text));
  return (
    others.length > 0 &&
    others.length >= words.length * SHARE &&
    !others.some(({ text }) => index.isMentioned(text))
  );
}

/** 'Rank them by years' asks for an order that resumes state. */
const rates = (said: string) => saysAny(RATING, said) && !/(?:^| )by(?: |$)/.test(said);

const judges = (asked: LinkedQuestion, said: string): boolean =>
  saysAny(JUDGEMENT, said) || rates(said) || detectPraise(asked);

/** 'Top 5 by years' and 'most senior by years' are not opinions: an order that resumes state is removed before checking. */
function judgesWithoutOrder(asked: LinkedQuestion, said: string): boolean {
  const words = asked.people.length > 0 ? asked.words : dropOrder(asked.words);
  if (words === asked.words) return judges(asked, said);
  const rest = { ...asked, words };
  return judges(rest, maskNames(rest));
}

/** True if a question draws a conclusion that no resume states word for word. */
const concludes = ({ index }: LinkedQuestion, said: string): boolean =>
  saysAny(INFERENCE, said) || findConclusions(said).some((words) => !index.isMentioned(words));

/** True if a question asks what people earn or expect to earn. */
export const asksPay = (asked: LinkedQuestion): boolean => saysAny(PAY, maskNames(asked));

/** True if a question asks for one figure over several resumes. */
export const asksOfAllTogether = (asked: LinkedQuestion): boolean =>
  saysAny([...AVERAGE, ...TOTAL], maskNames(asked));

/**
 * True if a question selects people by pay, or asks for a figure that resumes do not state. Stated pay is quoted, and
 * job dates show how long and how often, but not why.
 */
function asksForUnstated({ words, people, index }: LinkedQuestion, said: string): boolean {
  if (people.length > 0) return saysAny(AVERAGE, said);
  return saysAny(PAY, said) || (saysAny(AVERAGE, said) && parseFigure(words, index) === null);
}

/** The reason to refuse a question, or null. */
export function checkLinked(asked: LinkedQuestion): Refusal | null {
  const { words, people, index } = asked;
  if (detectProtected(asked)) return 'PROTECTED';
  const said = maskNames(asked);
  if (judgesWithoutOrder(asked, said)) return 'JUDGEMENT';
  const stated = people.length > 0 ? null : (parsePay(words) ?? parseCareer(words, index));
  return !stated && (asksForUnstated(asked, said) || concludes(asked, said)) ? 'INFERENCE' : null;
}

/** The reason to refuse a question as typed: a 'hard worker' is not someone who 'worked'. */
export const checkQuestion = (question: string, linked: LinkedQuestion): Refusal | null =>
  checkLinked({ ...linked, words: tokenize(question) });

const NO_RESUMES = openIndex([]);

/**
 * The reason to refuse text that is not a recruiter's question: from an edited interpretation, or from a language
 * model.
 */
export const checkText = (text: string, index: ResumeIndex = NO_RESUMES): Refusal | null =>
  checkLinked({ words: tokenize(text), people: [], index });
