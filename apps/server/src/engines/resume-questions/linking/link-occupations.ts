import { COMPANY_ENDS, TEAM_WORDS } from '../../resume-facts/lexicon/resume-words.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { weighCues } from './entity-cues.ts';
import { findNamed } from './known-entities.ts';
import { type EntityLink, rankEntities } from './rank-entities.ts';
import type { LinkedMention } from './link-mention.ts';
import type { Mention } from './find-mentions.ts';
import { isAnyWorker, isWorker } from '../lexicon/trades.ts';

const getLastWord = ({ words }: Mention) => words.at(-1)?.low ?? '';

/** True for fields such as 'web' and 'software', which say what someone works on. */
const isFieldName = (text: string) =>
  TEAM_WORDS.has(text.toLowerCase()) || COMPANY_ENDS.has(text.toLowerCase());
const isSkill = (text: string, index: ResumeIndex) => findNamed(index, 'SKILL', text)?.isExact === true;

/** The words before 'developers', if they are a skill and 'developers' adds nothing. */
function skillIn(text: string, index: ResumeIndex): string | null {
  const [last = '', ...rest] = text.split(' ').toReversed();
  if (rest.length === 0 || !isWorker(last) || rest.every(isFieldName)) return null;
  const before = rest.toReversed().join(' ');
  return isSkill(before, index) && !isSkill(text, index) ? before : null;
}

/** In 'java dev pune', which is no entity, the first two words ask for a skill. */
function withSkill(link: EntityLink, index: ResumeIndex): EntityLink {
  const skill = link.kind === 'TEXT' ? skillIn(link.value, index) : null;
  return skill === null ? link : { ...link, kind: 'SKILL', value: skill };
}

/** If 'React' and 'developers' are adjacent, the second adds nothing. */
function withoutWorker(links: readonly EntityLink[]): EntityLink[] {
  const last = links.at(-1);
  const isBare = last?.kind === 'TITLE' && isWorker(last.value);
  const others = links.slice(0, -1);
  // A field alone is no skill: 'software testers' are not everyone who knows some software.
  const isOfSkill = others.some(
    ({ kind, value }) =>
      (kind === 'SKILL' || kind === 'TEXT') && (!isFieldName(value) || isAnyWorker(last?.value ?? '')),
  );
  return isBare && isOfSkill
    ? others.map((link) => (link.kind === 'TEXT' ? { ...link, kind: 'SKILL' } : link))
    : [...links];
}

function readOccupation(linked: LinkedMention, isAlone: boolean, index: ResumeIndex): LinkedMention {
  const { chunk, links } = linked;
  const isCalledSo = isAlone && links[0]?.kind === 'TITLE' && !getLastWord(chunk).endsWith('s');
  const isOneTitle = isCalledSo && !/\bexperienced\b/.test(chunk.before);
  if (links.length > 1)
    return { ...linked, links: withoutWorker(links).map((link) => withSkill(link, index)) };
  const text = isOneTitle ? null : skillIn(chunk.text, index);
  const link =
    text === null ? undefined : rankEntities({ ...chunk, text }, index).find(({ kind }) => kind === 'SKILL');
  return link ? { ...linked, links: [link] } : linked;
}

/** 'Need a Java developer' does not ask for that title. */
const SEEKING = /\b(?:need|want|hire|hiring|looking for|find|get|show)(?: me| us)?(?: an?| some)$/;

/** 'Been a Java developer' asks for a title, also for the items next to it. */
const asksForTitle = ({ chunk }: LinkedMention) =>
  isWorker(getLastWord(chunk)) &&
  !SEEKING.test(chunk.before) &&
  weighCues('TITLE', chunk.before, chunk.after) === 2;

/**
 * 'Java developers' asks for the skill Java, whatever the title. A single 'Java developer' may be a title (an
 * experienced one has the skill), and 'web developers' is in no skills list.
 */
export const linkOccupations = (
  all: readonly LinkedMention[],
  index: ResumeIndex,
): readonly LinkedMention[] =>
  all.some(asksForTitle) ? all : all.map((linked) => readOccupation(linked, all.length === 1, index));
