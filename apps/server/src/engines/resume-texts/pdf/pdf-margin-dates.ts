import {
  isInSameRow,
  LEAST_SHARED,
  sharedWidth,
  getWidth,
  type Extent,
  type PlacedLine,
} from './placed-lines.ts';

/** Lines further apart than this many heights do not belong to one paragraph. */
const STACKED = 1.6;
/** Only dates and headings are this close in a margin. */
const CLOSE = 2.5;
/** A heading is larger by more than this share. */
const SAME_SIZE = 0.05;
/** Column edges are exact to this many points. */
const EDGE = 2;
const LONGEST_DATES = 40;
const MOST_WORDS_WITH_DATES = 4;
/** A single date could be anywhere. */
const LEAST_DATES = 2;
/** The date next to a signature may have the same edge. */
const MOST_DATES = 0.75;
const YEAR = /(?:19|20)\d\d/;
/** At most a month or place comes before the first number; `MBA, Larkspur College, 2012` is more. */
const BEGINNING = /^(?:\p{L}+[,.]? ){0,2}['’]?\d/u;

/** Stacked lines that are consecutive in the order. */
type Group = Extent & { lines: PlacedLine[] };

/** Lines moved to the line `target`: unchanged before it, or on its row after it. */
type Move = { moved: PlacedLine[]; target: PlacedLine; isBefore: boolean };

/** Moves dates in a margin of their own to the lines of their rows, if nearly all of them have one. */
export function moveDatesToRows(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const dates = stackedGroups(lines).filter((group) => isDates(group) && isInMargin(group, lines));
  return groupByMargin(dates).reduce((ordered, margin) => {
    const moves = margin.map((group) => planMoves(group, lines)).filter((own) => own.length > 0);
    const isMargin = moves.length >= Math.max(LEAST_DATES, MOST_DATES * margin.length);
    return isMargin ? moves.flat().reduce(applyMove, ordered) : ordered;
  }, lines);
}

function stackedGroups(lines: readonly PlacedLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const above = last?.lines.at(-1);
    if (last && above && isStacked(above, line)) {
      last.lines.push(line);
      last.left = Math.min(last.left, line.left);
      last.right = Math.max(last.right, line.right);
    } else groups.push({ lines: [line], left: line.left, right: line.right });
  }
  return groups;
}

function isStacked(above: PlacedLine, below: PlacedLine): boolean {
  const down = above.base - below.base;
  const isAlike = Math.abs(above.height - below.height) < SAME_SIZE * below.height;
  return hasCommonEdge(above, below) && isAlike && down > 0 && down < STACKED * below.height;
}

const hasCommonEdge = (one: Extent, other: Extent): boolean =>
  Math.abs(one.left - other.left) < EDGE || Math.abs(one.right - other.right) < EDGE;

/** A date range, perhaps with a place. */
function isDates({ lines }: Group): boolean {
  const words = lines.map(({ text }) => text).join(' ');
  const letters = words.match(/\p{L}+/gu) ?? [];
  const isShort = words.length <= LONGEST_DATES && letters.length <= MOST_WORDS_WITH_DATES;
  return isShort && YEAR.test(words) && BEGINNING.test(words);
}

/** A margin has only headings and dates, so nothing else is close above or below in its column. */
function isInMargin(group: Group, all: readonly PlacedLine[]): boolean {
  const [first] = group.lines;
  const last = group.lines.at(-1);
  if (!first || !last) return false;
  return !all.some((line) => {
    const isHeading = line.height > first.height * (1 + SAME_SIZE);
    if (isHeading || group.lines.includes(line) || !isSetLike(group, line)) return false;
    const distance = Math.max(line.base - first.base, last.base - line.base);
    return distance > 0 && distance < CLOSE * first.height && !YEAR.test(line.text);
  });
}

/** Lines of one column share an edge or are about equally wide; those of another column may still be below a margin. */
const isSetLike = (one: Extent, other: Extent): boolean =>
  Math.abs(one.left - other.left) < EDGE ||
  sharedWidth(one, other) > LEAST_SHARED * Math.max(getWidth(one), getWidth(other));

/** Groups with a common left or right edge. */
function groupByMargin(groups: readonly Group[]): Group[][] {
  const margins: Group[][] = [];
  for (const group of groups) {
    const own = margins.find(([first]) => first && hasCommonEdge(first, group));
    if (own) own.push(group);
    else margins.push([group]);
  }
  return margins;
}

/** Dates on the left move together to the row of their first line, dates on the right each to its own. */
function planMoves({ lines: own, right }: Group, all: readonly PlacedLine[]): Move[] {
  const [first] = own;
  const onLeft =
    first &&
    nearest(
      first,
      all.filter((line) => isInSameRow(line, first) && line.left > right),
    );
  if (onLeft) return [{ moved: own, target: onLeft, isBefore: true }];
  return own.flatMap((line) => {
    const target = nearest(
      line,
      all.filter((other) => isInSameRow(other, line) && other.right < line.left),
    );
    return target ? [{ moved: [line], target, isBefore: false }] : [];
  });
}

const nearest = (to: Extent, lines: readonly PlacedLine[]): PlacedLine | undefined =>
  lines.toSorted((a, b) => sharedWidth(b, to) - sharedWidth(a, to))[0];

function applyMove(lines: readonly PlacedLine[], { moved, target, isBefore }: Move): readonly PlacedLine[] {
  const others = lines.filter((line) => !moved.includes(line));
  const at = others.indexOf(target);
  if (at < 0) return lines;
  const [first] = moved;
  if (first && moved.length === 1) return others.with(at, onOneLine(first, target, isBefore));
  return others.toSpliced(at, 0, ...moved);
}

const onOneLine = (dates: PlacedLine, line: PlacedLine, isBefore: boolean): PlacedLine => ({
  ...line,
  text: isBefore ? `${dates.text}\t${line.text}` : `${line.text}\t${dates.text}`,
  left: Math.min(line.left, dates.left),
  right: Math.max(line.right, dates.right),
});
