import { sql, type Expression } from 'kysely';

/** The 1-based position of a column's code in a list, for orders by lifecycle instead of alphabet. */
export const placeIn = (codes: readonly string[], column: Expression<unknown>): Expression<number> =>
  sql<number>`array_position(${[...codes]}::text[], ${column})`;
