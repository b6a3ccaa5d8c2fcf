import { LIMITS } from '@slotwise/contract/limits';
import { Readable } from 'node:stream';
import type { Clock } from '#context.ts';
import { BYTE_ORDER_MARK, csvLines } from '#engines/csv/csv-text.ts';
import type { Column } from './exports.mapper.ts';

type PageRequest = { page: number; pageSize: number };

/** A list and how its records become lines. `list` answers one page of it, as the list's own call does. */
export type Table<T> = {
  name: string;
  columns: readonly Column<T>[];
  list: (request: PageRequest) => Promise<{ data: T[]; page: { total: number } }>;
};

/** A file whose length no one knows before it is read. */
export type CsvFile = { fileName: string; contentType: string; size: null; bytes: Readable };

/** More than a screen's page: to reach a page the database reads all before it, so few and long ones cost least. */
const ROWS_AT_ONCE = 1000;
const MOST_PAGES = Math.ceil(LIMITS.exportMaxRows / ROWS_AT_ONCE);

/**
 * A list as CSV, read page by page while it is sent. The first page is read before anything is answered, so that what
 * is refused is refused as such. A list that is longer than an export may be says so in the name of its file.
 */
export async function buildCsvFile<T>({ clock }: { clock: Clock }, table: Table<T>): Promise<CsvFile> {
  const first = await table.list({ page: 1, pageSize: ROWS_AT_ONCE });
  const { total } = first.page;
  const day = clock.now().toISOString().slice(0, 10);
  const part = total > LIMITS.exportMaxRows ? `-first-${LIMITS.exportMaxRows}-of-${total}` : '';
  return {
    fileName: `${table.name}-${day}${part}.csv`,
    contentType: 'text/csv; charset=utf-8',
    size: null,
    bytes: Readable.from(buildLines(table, first.data)),
  };
}

async function* buildLines<T>({ columns, list }: Table<T>, first: T[]): AsyncGenerator<string> {
  const lines = (records: T[]): string =>
    csvLines(records.map((record) => columns.map(([, cell]) => cell(record))));
  yield BYTE_ORDER_MARK + csvLines([columns.map(([head]) => head)]) + lines(first);
  let { length } = first;
  for (let page = 2; length === ROWS_AT_ONCE && page <= MOST_PAGES; page += 1) {
    const { data } = await list({ page, pageSize: ROWS_AT_ONCE });
    length = data.length;
    if (length > 0) yield lines(data);
  }
}
