/** Minutes of the day, or a time of day set by the caller; `middle` is halfway between its start and end. */
export type DayPoint = number | 'dayStart' | 'dayEnd' | 'middle';
export type Half = 'am' | 'pm';

/**
 * The meaning of a word or character group on its own, without context. A `light` word means nothing alone ('any',
 * 'at'); any other word that fits nowhere makes its phrase unreadable.
 */
export type Meaning = { light?: true } & (
  | { is: 'weekday'; days: readonly number[]; each?: true }
  /** Days and weeks counted from the current one. */
  | { is: 'day'; offset: number }
  | { is: 'week'; offset: number }
  /** Which weekday: all of them, that of a week, or just the next one. */
  | { is: 'which'; each?: true; week?: number }
  | { is: 'month'; month: number }
  | { is: 'number'; value: number; digits: number; isPadded: boolean }
  | { is: 'ordinal'; value: number }
  /** Numbers in written order, since the country decides which is the month. */
  | { is: 'date'; numbers: readonly number[]; mark: string }
  | { is: 'time'; hour: number; minute: number; isPadded: boolean }
  | { is: 'point'; at: DayPoint }
  | { is: 'half'; half: Half }
  | { is: 'oclock' }
  /** 'half past' is 30, 'quarter to' is -15. */
  | { is: 'past'; minutes: number }
  /** A part of the day; a missing end is that of the day. */
  | { is: 'part'; from?: DayPoint; to?: DayPoint }
  | { is: 'edge'; how: 'from' | 'after' | 'before' | 'until' }
  | Bare<'between' | 'to' | 'onwards' | 'at' | 'around'>
  /** 'not', an exception ('except'), or a reason ('busy'). */
  | { is: 'not'; how: 'not' | 'except' | 'busy' }
  | { is: 'join'; how: 'and' | 'or' | 'comma' }
  /** A colon does not end a week before it: 'next week: tue or wed'. */
  | { is: 'stop'; isColon?: true }
  | Bare<'but' | 'good' | 'greeting' | 'filler' | 'unknown'>
  /** The zones with this name, the usual one first; an unclear one counts only if it is the reader's own. */
  | { is: 'zone'; zones: readonly string[]; isUnclear?: true }
  /** Minutes ahead of UTC. */
  | { is: 'offset'; minutes: number }
);

/** A meaning without further data. */
type Bare<K> = K extends string ? { is: K } : never;

/** A position in the text, in UTF-16 units; `end` is exclusive. */
export type Place = { start: number; end: number };

/** A word or character group of the text; `index` counts all of them, so that adjacency is known. */
export type Token = Place & { index: number; text: string; means: Meaning };

/** What was read at a token, and where reading continues. */
export type Found<T> = { found: T; next: number };

/** The token's meaning if it is of this kind. */
export function meant<K extends Meaning['is']>(
  token: Token | undefined,
  is: K,
): Extract<Meaning, { is: K }> | undefined {
  return token?.means.is === is ? (token.means as Extract<Meaning, { is: K }>) : undefined;
}

/** The kind of the token at an index. */
export const kindAt = (tokens: readonly Token[], at: number): Meaning['is'] | 'end' =>
  tokens[at]?.means.is ?? 'end';

/** True for a word between the ends of a range: 10 to 12, 10-12, 10 till 12. */
export const isTo = (token: Token | undefined): boolean =>
  meant(token, 'to') !== undefined || meant(token, 'edge')?.how === 'until';

/** The same after 'between', where it may be an 'and'. */
export const isToOrAnd = (token: Token | undefined): boolean =>
  isTo(token) || meant(token, 'join')?.how === 'and';
