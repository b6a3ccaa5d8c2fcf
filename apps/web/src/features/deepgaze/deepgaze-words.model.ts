import type { ParseState } from '@slotwise/contract/deepgaze/resumes.schema';
import { ADVICE_WORDS, FIELD_WORDS } from './words.texts.ts';

/** The states of files that could not be read. */
export const UNREAD_STATES = Object.keys(ADVICE_WORDS) as (keyof typeof ADVICE_WORDS)[];

/** What fixes a file in this state; undefined if nothing needs fixing. */
export function adviceFor(state: ParseState): string | undefined {
  const unread = UNREAD_STATES.find((one) => one === state);
  return unread && ADVICE_WORDS[unread]();
}

/** The label of a value in an answer; one without a label of ours is shown as it came. */
export function fieldWord(name: string): string {
  const field = FIELDS.find((one) => one === name);
  return field ? FIELD_WORDS[field]() : name;
}

const FIELDS = Object.keys(FIELD_WORDS) as (keyof typeof FIELD_WORDS)[];

function getPlace(name: string): number {
  const place = FIELDS.findIndex((one) => one === name);
  return place === -1 ? FIELDS.length : place;
}

/** Value names in the order all answers show them; a stored answer has lost its own. */
export const inOrder = (names: string[]): string[] =>
  names.toSorted((one, other) => getPlace(one) - getPlace(other));

/** '8.2', '7' */
export const yearsText = (years: number): string => String(roundYears(years));

export const roundYears = (years: number): number => Math.round(years * 10) / 10;
