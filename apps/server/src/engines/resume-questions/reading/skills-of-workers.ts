import { COMPANY_ENDS, TEAM_WORDS } from '../../resume-facts/lexicon.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { cueFor } from './kind-cues.ts';
import { findNamed } from '../finding/known-entities.ts';
import { readingsOf } from './link-chunk.ts';
import type { Linked } from './linked-chunk.ts';
import type { Chunk } from './question-chunks.ts';
import { textOf, type Word } from './question-words.ts';

const WORKER =
  /^(?:developers?|engineers?|programmers?|coders?|experts?|specialists?|consultants?|testers?|architects?|admins?|administrators?|devs?|folks|guys?|resources?|professionals?|people)$/i;

const workerOf = ({ words }: Chunk) => words.at(-1)?.low ?? '';

/** Fields such as 'web' and 'software' say what somebody works on. */
const isField = ({ low }: Word) => TEAM_WORDS.has(low) || COMPANY_ENDS.has(low);
const isSkill = (text: string, index: ResumeIndex) => findNamed(index, 'SKILL', text)?.isExact === true;

/** The words before 'developers', where they are a skill and 'developers' says nothing more. */
function skillIn(chunk: Chunk, index: ResumeIndex): string | null {
  const before = chunk.words.slice(0, -1);
  if (before.length === 0 || !WORKER.test(workerOf(chunk)) || before.every(isField)) return null;
  const text = textOf(before);
  return isSkill(text, index) && !isSkill(chunk.text, index) ? text : null;
}

function skillOfWorker(linked: Linked, isAlone: boolean, index: ResumeIndex): Linked {
  const { chunk, links } = linked;
  const isOneTitle = isAlone && links[0]?.kind === 'TITLE' && !workerOf(chunk).endsWith('s');
  const text = isOneTitle || links.length > 1 ? null : skillIn(chunk, index);
  const link =
    text === null ? undefined : readingsOf({ ...chunk, text }, index).find(({ kind }) => kind === 'SKILL');
  return link ? { ...linked, links: [link] } : linked;
}

/** 'Been a Java developer' asks for a title, and what stands beside it does so too. */
const asksForTitle = ({ chunk }: Linked) =>
  WORKER.test(workerOf(chunk)) && cueFor('TITLE', chunk.before, chunk.after) === 2;

/**
 * 'Java developers' asks for the skill Java, whatever people with it are called; a 'Java developer' alone may be a title, and 'web
 * developers' are called so in no list of skills.
 */
export const withSkillsOfWorkers = (all: readonly Linked[], index: ResumeIndex): readonly Linked[] =>
  all.some(asksForTitle) ? all : all.map((linked) => skillOfWorker(linked, all.length === 1, index));
