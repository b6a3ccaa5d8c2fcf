import type {
  DeleteQueryBuilder,
  DeleteResult,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Tables } from './tables/tables.ts';
import type { VendorId } from './vendor-id.ts';

/** The tables of which each row is one vendor's. */
type OwnTable = { [T in keyof Tables]: 'vendor_id' extends keyof Tables[T] ? T : never }[keyof Tables];

type OwnRow<T extends OwnTable> = Omit<InsertObject<Tables, T>, 'vendor_id'>;

/** Queries that begin with the rows of the transaction's vendor, so that none can forget to ask for them. */
export type OwnRows = {
  selectOwn: {
    <T extends OwnTable>(table: T): SelectQueryBuilder<Tables, T, {}>;
    <T extends OwnTable, A extends string>(
      table: `${T} as ${A}`,
    ): SelectQueryBuilder<Tables & { [alias in A]: Tables[T] }, A, {}>;
  };
  updateOwn: <T extends OwnTable>(table: T) => UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteOwn: <T extends OwnTable>(table: T) => DeleteQueryBuilder<Tables, T, DeleteResult>;
  /** Inserts a row, or several, as that vendor's. */
  insertOwn: <T extends OwnTable>(
    table: T,
    rows: OwnRow<T> | readonly OwnRow<T>[],
  ) => InsertQueryBuilder<Tables, T, InsertResult>;
};

type AnyRows = Record<string, { vendor_id: string }>;

/** The tables differ in type alone: each is asked for its own `vendor_id`. */
export function ownRows(db: Kysely<Tables>, vendorId: VendorId): OwnRows {
  const tx = db as unknown as Kysely<AnyRows>;
  const isOwn = (table: string) => [`${table.split(' as ').at(-1)}.vendor_id`, '=', vendorId] as const;
  const queries = {
    selectOwn: (table: string) => tx.selectFrom(table).where(...isOwn(table)),
    updateOwn: (table: string) => tx.updateTable(table).where(...isOwn(table)),
    deleteOwn: (table: string) => tx.deleteFrom(table).where(...isOwn(table)),
    insertOwn: (table: string, rows: object | object[]) =>
      tx.insertInto(table).values([rows].flat().map((row) => ({ ...row, vendor_id: vendorId }))),
  };
  return queries as unknown as OwnRows;
}
