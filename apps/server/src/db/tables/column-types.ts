import type { ColumnType } from 'kysely';

/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | Extract<T, null>, string | Extract<T, null>>;

/** The same with a database default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** The driver reads `numeric` and, as set up, `date` as text. */
export type Numeric = ColumnType<string | null, string | null, string | null>;

export type DateText = ColumnType<string | null, string | null, string | null>;

/** Adds the vendor column to tables in which each row belongs to one vendor. */
export type Owned<OfVendor> = { [Table in keyof OfVendor]: OfVendor[Table] & { vendor_id: string } };
