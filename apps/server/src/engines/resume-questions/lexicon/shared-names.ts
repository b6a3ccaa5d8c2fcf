import { wordSet } from '#lib/text/word-set.ts';
import data from './shared-names.json' with { type: 'json' };
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

const SHORT = wordSet(data.short);
const OF_WORK = wordSet(data.ofWork);
const SERVED = wordSet(data.served);
const SERVED_IN_FULL = ['human resources', 'human resource'];
const SOFTWARE = wordSet(data.software);
const JOINS = wordSet('and or with of in for the a an to');

const saysNothing = (word: string | undefined): boolean =>
  word === undefined || JOINS.has(word) || /^\p{N}/u.test(word);
const isOfWork = (word: string | undefined): boolean =>
  word !== undefined && (OF_WORK.has(word) || SHORT.has(word));

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.+#]+/gu) ?? [];

/** True if a name within a list item means something else there, by the words before and after it. */
function isElse(name: string, before: readonly string[], behind: readonly string[]): boolean {
  const isServed = SERVED.has(name) || SERVED_IN_FULL.includes(name);
  if (isServed && behind.slice(0, 2).some((word) => SOFTWARE.has(word))) return true;
  if (!SHORT.has(name) || isOfWork(behind[0])) return false;
  const last = before.at(-1);
  return !saysNothing(behind[0]) || !(saysNothing(last) || isOfWork(last));
}

const DIVIDER = /[,;•|\n\t()/:]/u;

/** True if a name in a skills list means something else, by the words of its item. */
export function isSharedName(text: string, { start, end }: Stretch): boolean {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(DIVIDER)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + 60).split(DIVIDER);
  return isElse(toWords(text.slice(start, end)).join(' '), toWords(before), toWords(behind));
}
