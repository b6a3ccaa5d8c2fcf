import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { Word } from '../tokens/tokenize.ts';

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** From this share of its words on, a question is not in Latin letters. */
const SHARE = 0.5;

/** Whether a question is mostly in a script whose words are not read, and none of these words stands in a resume. */
export function isInUnreadScript(words: readonly Word[], index: ResumeIndex): boolean {
  const others = words.filter(({ text }) => OTHER_LETTER.test(text));
  return (
    others.length > 0 &&
    others.length >= words.length * SHARE &&
    !others.some(({ text }) => index.isMentioned(text))
  );
}
