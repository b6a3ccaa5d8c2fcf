import { wordSet } from '#lib/text/word-set.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

/** Abbreviations of two letters that many things share: HP-UX is no user experience, and a PR may be a purchase requisition. Our own list. */
const SHORT = wordSet('ai bi ci dl hr it ml pr qa qc rn ux vm vp');
/** Words next to which they mean the work. */
const OF_WORK = wordSet(`
  accounting activities administration admin advisor agency agencies analysis analyst analytics applications architect
  architecture assistant audit basic brand business campaign campaigns certified communication communications compliance
  consultant consulting content coordinator corporate crisis department design designer designers developer developers
  development digital director duties engineer engineering engineers events executive experience expert functions
  generalist head infrastructure intern internal issues knowledge law lead leader leadership learning license licence
  management manager marketing media mobile model models modeling operation operations outreach patterns payroll pipelines
  planning policies policy power practices press principles procedures process processes professional programs project
  projects prototyping recruiting recruitment relations reporting research sales security senior service services skills
  specialist staff strategies strategist strategy student support talent team technical technology test tester testing
  tools training ui user web work works writing
`);
/** Work for which software is made: an HR system asks its makers for no HR. */
const SERVED = wordSet('hr accounting attendance inventory library payroll procurement recruitment');
const SERVED_IN_FULL = ['human resources', 'human resource'];
const SOFTWARE = wordSet(
  'app application database erp module modules portal software system systems website',
);
const JOINS = wordSet('and or with of in for the a an to');

const saysNothing = (word: string | undefined): boolean =>
  word === undefined || JOINS.has(word) || /^\p{N}/u.test(word);
const isOfWork = (word: string | undefined): boolean =>
  word !== undefined && (OF_WORK.has(word) || SHORT.has(word));

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.+#]+/gu) ?? [];

/** Whether a name within an item of a list stands for something else there: the words before it and behind it. */
function isElse(name: string, before: readonly string[], behind: readonly string[]): boolean {
  const isServed = SERVED.has(name) || SERVED_IN_FULL.includes(name);
  if (isServed && behind.slice(0, 2).some((word) => SOFTWARE.has(word))) return true;
  if (!SHORT.has(name) || isOfWork(behind[0])) return false;
  const last = before.at(-1);
  return !saysNothing(behind[0]) || !(saysNothing(last) || isOfWork(last));
}

const DIVIDER = /[,;•|\n\t()/:]/u;

/** Whether a name in a list of skills means something else, by the words of its item. */
export function isSharedName(text: string, { start, end }: Stretch): boolean {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(DIVIDER)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, end + 60).split(DIVIDER);
  return isElse(toWords(text.slice(start, end)).join(' '), toWords(before), toWords(behind));
}
