import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from './tables.ts';

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** A row to insert, without the vendor, which the transaction knows. */
export type NewRow<T extends keyof Tables> = Omit<Insertable<Tables[T]>, 'vendor_id'>;

export type RowChange<T extends keyof Tables> = Updateable<Tables[T]>;
