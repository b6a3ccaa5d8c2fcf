import { sql, type Expression } from 'kysely';

/** Where a column's code stands in a list of codes, from 1: for orders that follow a life and not the alphabet. */
export const placeIn = (codes: readonly string[], column: Expression<unknown>): Expression<number> =>
  sql<number>`array_position(${[...codes]}::text[], ${column})`;
