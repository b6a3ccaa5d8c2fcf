import { LIMITS } from '@slotwise/contract/limits';
import { Readable } from 'node:stream';
import type { Clock } from '#context.ts';
import { BYTE_ORDER_MARK, csvLines } from '#engines/csv/csv-text.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { createFewAtOnce } from '#lib/turns/few-at-once.ts';
import type { Column } from './exports.mapper.ts';

type PageRequest = { page: number; pageSize: number };

/** A list and how its records become lines. `list` returns one page, like the list's own call. */
export type Table<T> = {
  name: string;
  columns: readonly Column<T>[];
  list: (request: PageRequest) => Promise<{ data: T[]; page: { total: number } }>;
};

/** A file of unknown length. */
export type CsvFile = { fileName: string; contentType: string; size: null; bytes: Readable };

/** More than a screen's page: most lists are read from the start for every page, so few and long pages cost least. */
const ROWS_AT_ONCE = 500;

/** Running exports per organization, from the first page until the last byte is sent. */
const MOST_AT_ONCE = 5;
const enter = createFewAtOnce({ most: MOST_AT_ONCE, refusal: tooMany });
/** One page of an organization's exports at once, the organizations taking turns. */
const inTurn = createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: MOST_AT_ONCE });

/**
 * A list as CSV, read page by page while it is sent. The first page is read before the response starts, so that a
 * refusal is sent as one. If a list exceeds an export's limit, its file name says so. Throws RATE_LIMITED while the
 * organization has too many running exports.
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

/** Reads the next page while the previous one is sent. */
async function* buildLines<T>(
  { columns, list }: Table<T>,
  first: T[],
  pages: number,
): AsyncGenerator<string> {
  const lines = (records: T[]): string =>
    csvLines(records.map((record) => columns.map(([, cell]) => cell(record))));
  const read = (page: number): ReturnType<typeof list> => {
    const reading = list({ page, pageSize: ROWS_AT_ONCE });
    // If the reader has left, no one waits for it.
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
