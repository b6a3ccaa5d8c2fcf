/** Minutes of the day, or a time of the day that the caller sets; `middle` lies between its start and its end. */
export type DayPoint = number | 'dayStart' | 'dayEnd' | 'middle';
export type Half = 'am' | 'pm';

/**
 * What one word or one group of signs means by itself, before it is known what stands around it. A `light` word says
 * nothing where it stands alone ('any', 'at'); every other one that fits nowhere makes its phrase unreadable.
 */
export type Meaning = { light?: true } & (
  | { is: 'weekday'; days: readonly number[]; each?: true }
  /** Days and weeks counted from the present one. */
  | { is: 'day'; offset: number }
  | { is: 'week'; offset: number }
  /** Which weekday: all of them, that of a week, or just the coming one. */
  | { is: 'which'; each?: true; week?: number }
  | { is: 'month'; month: number }
  | { is: 'number'; value: number; digits: number; isPadded: boolean }
  | { is: 'ordinal'; value: number }
  /** Numbers in the order in which they were written, for the country decides which is the month. */
  | { is: 'date'; numbers: readonly number[]; mark: string }
  | { is: 'time'; hour: number; minute: number; isPadded: boolean }
  | { is: 'point'; at: DayPoint }
  | { is: 'half'; half: Half }
  | { is: 'oclock' }
  /** 'half past' is 30, 'quarter to' is -15. */
  | { is: 'past'; minutes: number }
  /** A part of the day; an end that is absent is that of the day. */
  | { is: 'part'; from?: DayPoint; to?: DayPoint }
  | { is: 'edge'; how: 'from' | 'after' | 'before' | 'until' }
  | Bare<'between' | 'to' | 'onwards' | 'at' | 'around'>
  /** 'not', what only takes away ('except'), and what says why ('busy'). */
  | { is: 'not'; how: 'not' | 'except' | 'busy' }
  | { is: 'join'; how: 'and' | 'or' | 'comma' }
  /** A colon ends nothing for a week before it: 'next week: tue or wed'. */
  | { is: 'stop'; isColon?: true }
  | Bare<'but' | 'good' | 'greeting' | 'filler' | 'unknown'>
  /** The zones that go by the name, the usual one first; an unclear one is taken only where it is the reader's own. */
  | { is: 'zone'; zones: readonly string[]; isUnclear?: true }
  /** Minutes ahead of UTC. */
  | { is: 'offset'; minutes: number }
);

/** A meaning of which nothing more is to say. */
type Bare<K> = K extends string ? { is: K } : never;

/** Where something stands in the text: indices of UTF-16 units, `end` is after it. */
export type Place = { start: number; end: number };

/** A word or group of signs of the text; `index` counts all of them, so that neighbours are known. */
export type Token = Place & { index: number; text: string; means: Meaning };

/** What was read at a token, and where reading goes on. */
export type Found<T> = { found: T; next: number };

/** The token's meaning if it is of that kind. */
export function meant<K extends Meaning['is']>(
  token: Token | undefined,
  is: K,
): Extract<Meaning, { is: K }> | undefined {
  return token?.means.is === is ? (token.means as Extract<Meaning, { is: K }>) : undefined;
}

/** Of what kind the word at an index is. */
export const kindAt = (tokens: readonly Token[], at: number): Meaning['is'] | 'end' =>
  tokens[at]?.means.is ?? 'end';

/** Whether a word leads from one end of a range to the other: 10 to 12, 10-12, 10 till 12. */
export const isTo = (token: Token | undefined): boolean =>
  meant(token, 'to') !== undefined || meant(token, 'edge')?.how === 'until';

/** The same behind 'between', where it is an 'and'. */
export const isToOrAnd = (token: Token | undefined): boolean =>
  isTo(token) || meant(token, 'join')?.how === 'and';
