import { compareCopies } from './compare-copies.ts';
import type { ComparedResume, Ground } from './resemblance.ts';
import { areNamesOfOne } from './same-name.ts';
import { findSharedWords, type IsCommon, type SharedWords } from './shared-words.ts';

/** The number of own words that two people hardly share by chance; more if they are in one passage, which colleagues may share. */
const FEWEST_OWN_WORDS = 11;
const FEWEST_IN_ONE = 18;
/** Without numbers or names, passages may be phrases that a site suggested to both. */
const FEWEST_DETAILS = 1;
const FEWEST_IN_PLAIN = 60;
const MOST_GROUNDS = 12;

/**
 * Reasons to look at two resumes side by side: under two names the same words, phone or email; under one name
 * contradictory jobs. Empty if there is no reason, or a name is unknown. Not a verdict: colleagues, an agency or a typo
 * can explain it too.
 */
export function compareResumes(first: ComparedResume, second: ComparedResume, isCommon: IsCommon): Ground[] {
  if (first.name === '' || second.name === '') return [];
  const contacts = [...findSame(first, second, 'EMAIL'), ...findSame(first, second, 'PHONE')];
  const found = findSharedWords(first, second, isCommon);
  const shared = isMoreThanChance(found) ? found : [];
  if (!areNamesOfOne(first.name, second.name))
    return [...contacts, ...shared.map((words) => toGround(words, 'SAME_WORDS'))].slice(0, MOST_GROUNDS);
  // Two people with the same name differ in contacts and words.
  if (contacts.length === 0 && shared.length === 0) return [];
  return compareCopies(first, second, shared).slice(0, MOST_GROUNDS);
}

function isMoreThanChance(shared: readonly SharedWords[]): boolean {
  const own = addUp(shared, 'own');
  if (addUp(shared, 'details') < FEWEST_DETAILS) return own >= FEWEST_IN_PLAIN;
  return own >= (shared.length > 1 ? FEWEST_OWN_WORDS : FEWEST_IN_ONE);
}

const addUp = (shared: readonly SharedWords[], what: 'own' | 'details'): number =>
  shared.reduce((sum, one) => sum + one[what], 0);

const toGround = (
  { first, second }: Pick<SharedWords, 'first' | 'second'>,
  kind: Ground['kind'],
): Ground => ({
  kind,
  first: { start: first.start, end: first.end },
  second: { start: second.start, end: second.end },
});

const KINDS = { EMAIL: 'SAME_EMAIL', PHONE: 'SAME_PHONE' } as const;

/** The first email or phone stated in both resumes. */
function findSame(first: ComparedResume, second: ComparedResume, kind: keyof typeof KINDS): Ground[] {
  for (const fact of first.facts.filter((one) => one.kind === kind)) {
    const same = second.facts.find((one) => one.kind === kind && one.norm === fact.norm);
    if (same) return [toGround({ first: fact, second: same }, KINDS[kind])];
  }
  return [];
}
