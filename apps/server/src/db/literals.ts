import { sql, type RawBuilder } from 'kysely';

/**
 * Values that a query always names, as they are in its text. A plan for any values of its parameters could not tell that a
 * partial index has the rows, and PostgreSQL makes one of each named statement once that looks cheaper.
 */
export const literals = <const T extends string>(values: readonly T[]): RawBuilder<T>[] =>
  values.map((value) => sql.lit(value));
