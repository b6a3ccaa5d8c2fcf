import { toNameKey } from './same-name.ts';

/** What is known of each resume of an organization while pairs are looked for; `marks` as `toMarks` makes them. */
export type Listed = { name: string; email: string; phone: string; marks: Uint32Array };

/** Two places in the list, the lower one first. */
export type Pair = [first: number, second: number];

/** What stands in the resumes of more people is a letterhead, an advice or a custom, and no one's own. */
const MOST_PEOPLE = 4;
const MOST_COPIES = 8;
/** Shared marks from which on a comparison word by word is worth its time. */
const FEWEST_MARKS = 3;
/** So many pairs are compared under one name, and so many under two, those with the most in common first. */
const MOST_PAIRS = 5000;
/** Bounds the memory of a look: each pair of each mark is one step, of eight bytes. */
const MOST_STEPS = 4_000_000;

/** `common` are the marks that stand in the resumes of more than four people, ascending. */
export type Candidates = { pairs: Pair[]; common: Uint32Array };

/** The pairs of resumes that are worth comparing word by word. 30,000 resumes with 256 marks each take 95 MB while it runs. */
export function findCandidates(resumes: readonly Listed[]): Candidates {
  const names = resumes.map(({ name }) => toNameKey(name));
  const steps = countSteps(resumes.length);
  for (const group of [...groupBy(resumes, ({ email }) => email), ...groupBy(resumes, ({ phone }) => phone)])
    if (!isOfMany(group, names)) steps.addPairs(group, FEWEST_MARKS);
  const common: number[] = [];
  for (const [mark, owners] of listMarks(resumes)) {
    if (countPeople(owners, names) > MOST_PEOPLE) common.push(mark);
    else if (!isOfMany(owners, names)) steps.addPairs(owners, 1);
  }
  const alike = steps.listPairs();
  const isUnderOneName = ([one, other]: Pair): boolean => names[one] === names[other];
  // A person's own copies have the most in common, and must not take the room of what is looked for.
  const pairs = [
    ...alike.filter((pair) => !isUnderOneName(pair)).slice(0, MOST_PAIRS),
    ...alike.filter(isUnderOneName).slice(0, MOST_PAIRS),
  ];
  return { pairs, common: Uint32Array.from(common) };
}

type Group = ArrayLike<number> & Iterable<number>;

/** How many people they are, as far as it matters. */
function countPeople(group: Group, names: readonly string[]): number {
  const people = new Set<string>();
  for (const at of group) {
    people.add(names[at]!);
    if (people.size > MOST_PEOPLE) break;
  }
  return people.size;
}

function isOfMany(group: Group, names: readonly string[]): boolean {
  const people = countPeople(group, names);
  return people > MOST_PEOPLE || group.length > MOST_COPIES * people;
}

/** Counts what pairs have in common: a key for each pair and mark, sorted, so that the same ones stand together. */
function countSteps(resumes: number) {
  const keys = new Float64Array(MOST_STEPS);
  let filled = 0;
  return {
    addPairs: (group: Group, times: number): void => {
      for (let one = 0; one < group.length; one += 1)
        for (let other = one + 1; other < group.length; other += 1)
          for (let time = 0; time < times && filled < MOST_STEPS; time += 1)
            keys[filled++] = group[one]! * resumes + group[other]!;
    },
    /** The pairs with enough in common, those with the most first. */
    listPairs: (): Pair[] => {
      const sorted = keys.subarray(0, filled).sort();
      const found: { pair: Pair; count: number }[] = [];
      for (let from = 0, to = 0; from < filled; from = to) {
        const key = sorted[from]!;
        while (to < filled && sorted[to] === key) to += 1;
        if (to - from >= FEWEST_MARKS)
          found.push({ pair: [Math.floor(key / resumes), key % resumes], count: to - from });
      }
      return found.toSorted((a, b) => b.count - a.count).map(({ pair }) => pair);
    },
  };
}

/** The places of those that have the same value, two or more of them; those without one are left out. */
function groupBy(resumes: readonly Listed[], getValue: (one: Listed) => string): number[][] {
  const groups = new Map<string, number[]>();
  resumes.forEach((one, at) => {
    const value = getValue(one);
    if (value === '') return;
    const group = groups.get(value);
    if (group) group.push(at);
    else groups.set(value, [at]);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Each mark that more than one resume has, ascending, with the resumes that have it. */
function* listMarks(resumes: readonly Listed[]): Generator<[number, Uint32Array]> {
  const total = resumes.reduce((sum, { marks }) => sum + marks.length, 0);
  // A mark and the place of its resume in one number: sorting numbers alone is quick and takes no room.
  const both = new Float64Array(total);
  let filled = 0;
  resumes.forEach(({ marks }, at) => {
    for (const mark of marks) both[filled++] = mark * 2 ** 20 + at;
  });
  both.sort();
  for (let from = 0; from < total;) {
    const mark = Math.floor(both[from]! / 2 ** 20);
    let to = from + 1;
    while (to < total && Math.floor(both[to]! / 2 ** 20) === mark) to += 1;
    if (to - from > 1) yield [mark, Uint32Array.from(both.subarray(from, to), (one) => one % 2 ** 20)];
    from = to;
  }
}
