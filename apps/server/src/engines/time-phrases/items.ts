import type { Days } from './days.ts';
import { meant, type Found, type Meaning, type Place, type Token } from './meaning.ts';
import { readDays } from './read-days.ts';
import { readHours, type ReadHours } from './read-hours.ts';
import type { Frame } from './reading-frame.ts';

type Named<K extends Meaning['is']> = Extract<Meaning, { is: K }>;

/** A part of a phrase that cannot be read; `why` is empty for an unknown word. */
export type Unread = Place & { why: string };

/** The parts of a text that make up its phrases. */
export type Item = Place & { unread?: Unread } & Content;

type Content =
  | { is: 'days'; days: Days }
  | ({ is: 'hours' } & ReadHours)
  | Named<(typeof LITTLE)[number]>
  | { is: 'unknown' };

const LITTLE = ['not', 'join', 'stop', 'zone', 'offset', 'but', 'good'] as const;

/** The days, hours and small words of a text in order, without words that change nothing. */
export function readItems(text: string, all: readonly Token[], frame: Frame): Item[] {
  const tokens = withoutTalk(text, all);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const { found, next } = readTimes(tokens, at, items, frame) ?? {
      found: toItem(tokens[at]),
      next: at + 1,
    };
    const [first, last] = [tokens[at], tokens[next - 1]];
    if (found && first && last) items.push({ start: first.start, end: last.end, ...found });
    at = next;
  }
  return items;
}

function readTimes(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
  frame: Frame,
): Found<Content> | undefined {
  const isAfterDay = items.at(-1)?.is === 'days' && areNeighbours(tokens[at - 1], tokens[at]);
  const days = readDays(tokens, at, { frame, isAfterDay });
  if (days) return { found: { is: 'days', days: days.found }, next: days.next };
  const hours = readHours(tokens, at, { frame, admitsNumber: isAfterDay || isAfterPoint(items) });
  return hours && { found: { is: 'hours', ...hours.found }, next: hours.next };
}

/** True if not even a filler was between them. */
const areNeighbours = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other?.index === one.index + 1;

/** 'at 3 or', after which a number is a time. */
function isAfterPoint(items: readonly Item[]): boolean {
  const [point, link] = items.slice(-2);
  return link?.is === 'join' && point?.is === 'hours' && point.isPoint;
}

/** The meaning of a word where no time was read; undefined if it is light. A dash between other words is a pause. */
function toItem(token: Token | undefined): Content | undefined {
  if (!token) return undefined;
  if (meant(token, 'to') && token.text === '-') return { is: 'join', how: 'comma' };
  const { means } = token;
  if (means.light) return undefined;
  return isLittle(means) ? means : { is: 'unknown' };
}

const isLittle = (means: Meaning): means is Named<(typeof LITTLE)[number]> =>
  LITTLE.some((kind) => kind === means.is);

/** Removes fillers, greetings, and names after a greeting. */
function withoutTalk(text: string, tokens: readonly Token[]): Token[] {
  let isGreeting = false;
  return tokens.filter((token) => {
    const { is } = token.means;
    if (is === 'filler') return false;
    const isName = is === 'unknown' && /^\p{Lu}/u.test(text.slice(token.start, token.end));
    const isBetween = meant(token, 'join') ?? meant(token, 'stop');
    isGreeting = is === 'greeting' || (isGreeting && (isName || isBetween !== undefined));
    return is !== 'greeting' && !(isGreeting && isName);
  });
}
