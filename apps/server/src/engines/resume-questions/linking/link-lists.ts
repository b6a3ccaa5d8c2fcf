import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { weighCues } from './entity-cues.ts';
import { ENTITY_KINDS, type EntityKind, isEntity } from './known-entities.ts';
import { type EntityLink, rankEntities } from './rank-entities.ts';
import type { LinkedMention } from './link-mention.ts';

/** The strength needed to follow the kind of its neighbors in a list. */
const LEAST_STRENGTH = 1;

/** A company named like a skill is a skill among skills: all items of a list have the kind they can share. */
function alignKinds(list: readonly LinkedMention[], index: ResumeIndex): LinkedMention[] {
  const readings = list.map(({ chunk, links }) =>
    rankEntities({ ...chunk, text: links[0]?.value ?? chunk.text }, index),
  );
  const isSettled =
    new Set(list.map(({ links }) => links[0]?.kind)).size === 1 || list.some(({ links }) => links.length > 1);
  if (isSettled) return [...list];
  const total = (kind: EntityKind) => readings.reduce((sum, links) => sum + getStrength(links, kind), 0);
  const [kind] = ENTITY_KINDS.filter((one) =>
    readings.every((links) => getStrength(links, one) > 0),
  ).toSorted((one, other) => total(other) - total(one));
  if (!kind || list.some(({ chunk, links }) => isCued(chunk, links[0], kind))) return [...list];
  return list.map((linked, at) => ({
    ...linked,
    links: (readings[at] ?? []).filter((link) => link.kind === kind),
  }));
}

const getStrength = (links: readonly EntityLink[], kind: EntityKind) =>
  links.find((link) => link.kind === kind)?.strength ?? 0;

/** Words like 'in' or 'worked at' next to an item show that it is of another kind. */
function isCued(chunk: LinkedMention['chunk'], link: EntityLink | undefined, kind: EntityKind): boolean {
  if (!link || link.kind === 'TEXT' || link.kind === kind) return false;
  if (!isEntity(link.kind)) return true;
  return (
    weighCues(link.kind, chunk.before, chunk.after) === 2 && weighCues(kind, chunk.before, chunk.after) < 2
  );
}

/** In 'MBA or PGDM' the second is also a degree, even if no resume here has it. */
function withUnknownOnes(list: readonly LinkedMention[]): LinkedMention[] {
  const [first, ...others] = list;
  const known = list.flatMap(({ links }) => links.filter(({ strength }) => strength > 0));
  const kinds = new Set(known.map(({ kind }) => kind));
  const isChoice = first !== undefined && others.every(({ chunk }) => chunk.join === 'OR');
  const [kind] = kinds;
  if (!isChoice || kind === undefined || kinds.size > 1) return [...list];
  return list.map((linked) => ({
    ...linked,
    links: linked.links.map((link) =>
      link.strength > 0 || link.isMentioned ? link : { ...link, kind, strength: LEAST_STRENGTH },
    ),
  }));
}

/** Links the items of each list as the same kind, if they all can be. */
export function alignLists(all: readonly LinkedMention[], index: ResumeIndex): LinkedMention[] {
  const lists: LinkedMention[][] = [];
  for (const linked of all) {
    const last = lists.at(-1);
    if (last && linked.chunk.isListed) last.push(linked);
    else lists.push([linked]);
  }
  return lists.flatMap((list) => (list.length < 2 ? list : withUnknownOnes(alignKinds(list, index))));
}
