import { toNameKey } from './same-name.ts';

/** What is known of each resume of an organization when finding pairs; `marks` come from `toMarks`. */
export type Listed = { name: string; email: string; phone: string; marks: Uint32Array };

/** Two indexes in the list, the lower one first. */
export type Pair = [first: number, second: number];

/** Text in the resumes of more people is a letterhead, a tip or a convention, and no one's own. */
const MOST_PEOPLE = 4;
const MOST_COPIES = 8;
/** The number of shared marks that makes a word-by-word comparison worthwhile. */
const FEWEST_MARKS = 3;
/** The most pairs compared under one name, and under two; those with the most in common first. */
const MOST_PAIRS = 5000;
/** Bounds the memory: each pair of each mark is one step of eight bytes. */
const MOST_STEPS = 4_000_000;

/** `common` are the marks in the resumes of more than four people, ascending. */
export type Candidates = { pairs: Pair[]; common: Uint32Array };

/** The pairs of resumes worth comparing word by word. 30,000 resumes with 256 marks each take 95 MB meanwhile. */
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
  // Copies of one person have the most in common, and must not crowd out the other pairs.
  const pairs = [
    ...alike.filter((pair) => !isUnderOneName(pair)).slice(0, MOST_PAIRS),
    ...alike.filter(isUnderOneName).slice(0, MOST_PAIRS),
  ];
  return { pairs, common: Uint32Array.from(common) };
}

type Group = ArrayLike<number> & Iterable<number>;

/** The number of people, as far as it matters. */
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

/** Counts what pairs have in common: one key per pair and mark, sorted, so that equal ones are adjacent. */
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
    /** The pairs with enough in common, most first. */
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

/** Groups the indexes of two or more with the same value; those without a value are left out. */
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

/** Each mark of more than one resume, ascending, with those resumes. */
function* listMarks(resumes: readonly Listed[]): Generator<[number, Uint32Array]> {
  const total = resumes.reduce((sum, { marks }) => sum + marks.length, 0);
  // A mark and its resume's index in one number: sorting plain numbers is fast and takes no extra memory.
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
