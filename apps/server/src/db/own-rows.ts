import type {
  DeleteQueryBuilder,
  DeleteResult,
  ExpressionBuilder,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  SelectType,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Tables } from './tables/tables.ts';
import type { VendorId } from './vendor-id.ts';

/** The tables whose rows each belong to one vendor. */
type OwnTable = { [T in keyof Tables]: 'vendor_id' extends keyof Tables[T] ? T : never }[keyof Tables];

type OwnRow<T extends OwnTable> = Omit<InsertObject<Tables, T>, 'vendor_id'>;

type Column<T extends OwnTable> = keyof Tables[T] & string;

type Value<T extends OwnTable, C extends Column<T>> = NonNullable<SelectType<Tables[T][C]>>;

/** Columns with a value to match, or a list of allowed values. */
type Values<T extends OwnTable, C extends Column<T>> = {
  readonly [Name in C]: Value<T, Name> | readonly Value<T, Name>[] | RawBuilder<Value<T, Name>>;
};

/** Queries that start with the vendor's own rows, so that none can omit that filter, and match these `values`. */
export type OwnRows = {
  selectOwn: {
    <T extends OwnTable, C extends Column<T> = never>(
      table: T,
      values?: Values<T, C>,
    ): SelectQueryBuilder<Tables, T, {}>;
    <T extends OwnTable, A extends string, C extends Column<T> = never>(
      table: `${T} as ${A}`,
      values?: Values<T, C>,
    ): SelectQueryBuilder<Tables & { [alias in A]: Tables[T] }, A, {}>;
  };
  updateOwn: <T extends OwnTable, C extends Column<T> = never>(
    table: T,
    values?: Values<T, C>,
  ) => UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteOwn: <T extends OwnTable, C extends Column<T> = never>(
    table: T,
    values?: Values<T, C>,
  ) => DeleteQueryBuilder<Tables, T, DeleteResult>;
  /** Inserts one or several rows for that vendor. */
  insertOwn: <T extends OwnTable>(
    table: T,
    rows: OwnRow<T> | readonly OwnRow<T>[],
  ) => InsertQueryBuilder<Tables, T, InsertResult>;
};

type AnyRows = Record<string, Record<string, unknown>>;

/** The tables differ only in type: each is queried by its own `vendor_id`. */
export function ownRows(db: Kysely<Tables>, vendorId: VendorId): OwnRows {
  const tx = db as unknown as Kysely<AnyRows>;
  const areOwn = (table: string, values: object) => (where: ExpressionBuilder<AnyRows, string>) => {
    const name = table.split(' as ').at(-1) ?? table;
    return where.and(
      Object.entries({ vendor_id: vendorId, ...values }).map(([column, value]) =>
        where(`${name}.${column}`, Array.isArray(value) ? 'in' : '=', value),
      ),
    );
  };
  const queries = {
    selectOwn: (table: string, values = {}) => tx.selectFrom(table).where(areOwn(table, values)),
    updateOwn: (table: string, values = {}) => tx.updateTable(table).where(areOwn(table, values)),
    deleteOwn: (table: string, values = {}) => tx.deleteFrom(table).where(areOwn(table, values)),
    insertOwn: (table: string, rows: object | object[]) =>
      tx.insertInto(table).values([rows].flat().map((row) => ({ ...row, vendor_id: vendorId }))),
  };
  return queries as unknown as OwnRows;
}
