import { LIMITS } from '@slotwise/contract/limits';
import { Readable } from 'node:stream';
import type { Clock } from '#context.ts';
import { BYTE_ORDER_MARK, csvLines } from '#engines/csv/csv-text.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { createFewAtOnce } from '#lib/turns/few-at-once.ts';
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

/** More than a screen's page: to reach a page of most lists the database reads all before it, so few and long ones cost least. */
const ROWS_AT_ONCE = 500;

/** Exports of one organization that are under way at once, from the first page until the last byte is sent. */
const MOST_AT_ONCE = 5;
const enter = createFewAtOnce({ most: MOST_AT_ONCE, refusal: tooMany });
/** A page of an organization's exports at a time, and those of organizations in turn. */
const inTurn = createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: MOST_AT_ONCE });

/**
 * A list as CSV, read page by page while it is sent. The first page is read before anything is answered, so that what
 * is refused is refused as such. A list that is longer than an export may be says so in the name of its file. AppError
 * RATE_LIMITED while the organization has as many exports under way as it may.
 */
export async function buildCsvFile<T>(
  { clock }: { clock: Clock },
  { vendorId }: { vendorId: string },
  { list, ...table }: Table<T>,
): Promise<CsvFile> {
  const paged = { ...table, list: (page: PageRequest) => inTurn(vendorId, () => list(page)) };
  const leave = enter(vendorId);
  const first = await paged.list({ page: 1, pageSize: ROWS_AT_ONCE }).catch((error: unknown) => {
    leave();
    throw error;
  });
  const { total } = first.page;
  const pages = Math.ceil(Math.min(total, LIMITS.exportMaxRows) / ROWS_AT_ONCE);
  const bytes = Readable.from(buildLines(paged, first.data, pages)).once('close', leave);
  const day = clock.now().toISOString().slice(0, 10);
  const of = total === LIMITS.countedUpTo + 1 ? '' : `-of-${total}`;
  const part = total > LIMITS.exportMaxRows ? `-first-${LIMITS.exportMaxRows}${of}` : '';
  return {
    fileName: `${table.name}-${day}${part}.csv`,
    contentType: 'text/csv; charset=utf-8',
    size: null,
    bytes,
  };
}

function tooMany(): AppError {
  const message = `${MOST_AT_ONCE} exports of your organization are under way. Wait until one of them has ended.`;
  return new AppError('RATE_LIMITED', { message, retryAfterSeconds: 5 });
}

/** The next page is read while the one before it is sent. */
async function* buildLines<T>(
  { columns, list }: Table<T>,
  first: T[],
  pages: number,
): AsyncGenerator<string> {
  const lines = (records: T[]): string =>
    csvLines(records.map((record) => columns.map(([, cell]) => cell(record))));
  const read = (page: number): ReturnType<typeof list> => {
    const reading = list({ page, pageSize: ROWS_AT_ONCE });
    // Where the reader has left, no one waits for it any more.
    reading.catch(() => undefined);
    return reading;
  };
  let next = pages > 1 ? read(2) : undefined;
  yield BYTE_ORDER_MARK + csvLines([columns.map(([head]) => head)]) + lines(first);
  for (let page = 2; next; page += 1) {
    const { data } = await next;
    next = page < pages ? read(page + 1) : undefined;
    if (data.length > 0) yield lines(data);
  }
}
