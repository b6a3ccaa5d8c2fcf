import type { Fact } from '../../resume-facts/facts/facts.ts';
import { toStem } from '../../resume-index/words/stems.ts';
import { splitQueryWords } from '../../resume-index/words/text-words.ts';
import data from '../lexicon/occupation-tasks.json' with { type: 'json' };

/** A group of occupations, in stems: the tasks, and the titles of the people. */
type Group = { tasks: ReadonlySet<string>; called: ReadonlySet<string> };
/** How rare a stem is among the groups. */
type Rarity = (stem: string) => number;
type Known = { groups: readonly Group[]; ofTask: Rarity; ofTitle: Rarity };

/** The most groups considered, and the least fit of one as a share of the best. */
const MOST_GROUPS = 8;
const LEAST_SHARE = 0.4;

const toStems = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(toStem));

function measureRarity(lists: readonly ReadonlySet<string>[]): Rarity {
  const counts = new Map<string, number>();
  for (const list of lists) for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(lists.length / (counts.get(stem) ?? 1));
}

let known: Known | undefined;

/** Stemmed on first use. */
function readGroups(): Known {
  const groups = data.groups.map(({ called, work }) => ({ called: toStems(called), tasks: toStems(work) }));
  return {
    groups,
    ofTask: measureRarity(groups.map(({ tasks }) => tasks)),
    ofTitle: measureRarity(groups.map(({ called }) => called)),
  };
}

/** One word alone does not describe work: 'age of empires' is not about caring for the aged. */
const LEAST_SHARED = 2;

/** How well the words of a description fit a group: by their rarity, and by how many belong to its tasks. */
function measureFit({ tasks }: Group, asked: readonly string[], ofTask: Rarity): number {
  const shared = asked.filter((stem) => tasks.has(stem));
  if (shared.length < LEAST_SHARED) return 0;
  return (shared.reduce((sum, stem) => sum + ofTask(stem), 0) * shared.length) / asked.length;
}

/**
 * The titles of people who do what words describe, from the groups of occupations whose tasks fit best: the stems of
 * title words, and the weight of each. Empty if no group does any of it.
 */
export function titlesForTasks(words: string): ReadonlyMap<string, number> {
  const { groups, ofTask, ofTitle } = (known ??= readGroups());
  const typed = splitQueryWords(words).filter(({ isStop }) => !isStop);
  const asked = [...new Set(typed.flatMap(({ parts }) => parts.map(toStem)))];
  const fitting = groups
    .map(({ called, tasks }) => ({ called, fit: measureFit({ called, tasks }, asked, ofTask) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST_GROUPS);
  const best = fitting[0]?.fit ?? 1;
  const titles = new Map<string, number>();
  for (const { called, fit } of fitting) {
    if (fit < best * LEAST_SHARE) continue;
    for (const stem of called) titles.set(stem, (titles.get(stem) ?? 0) + (fit / best) * ofTitle(stem));
  }
  return titles;
}

/** The job title that best fits the described work: the reason a person without any of the words is shown. */
export function findTitleFor(facts: readonly Fact[], titles: ReadonlyMap<string, number>): Fact | undefined {
  const weigh = ({ norm }: Fact): number =>
    norm.split(' ').reduce((sum, word) => sum + (titles.get(toStem(word)) ?? 0), 0);
  const telling = facts.filter((fact) => fact.kind === 'TITLE' && weigh(fact) > 0);
  return telling.toSorted((one, other) => weigh(other) - weigh(one))[0];
}
