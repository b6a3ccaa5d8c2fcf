import { sql, type RawBuilder } from 'kysely';

/**
 * Constant values inlined in a query's text. With parameters, the planner could not prove that a partial index contains
 * the rows, and PostgreSQL eventually uses a generic plan for a named statement if it seems cheaper.
 */
export const literals = <const T extends string>(values: readonly T[]): RawBuilder<T>[] =>
  values.map((value) => sql.lit(value));
