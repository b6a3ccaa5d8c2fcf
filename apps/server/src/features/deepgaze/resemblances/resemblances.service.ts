import type * as endpoints from '@slotwise/contract/deepgaze/resemblances.endpoints';
import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toResemblance } from './resemblances.mapper.ts';
import * as queries from './resemblances.queries.ts';
import { inPieces } from './resemblances.rules.ts';

/** Each pair needs two texts from the database. */
const MOST_A_PAGE = 20;

/** Pairs of resumes worth comparing, those with the most in common first. */
export async function listResemblances(
  tx: VendorDb,
  query: ParsedRequestOf<typeof endpoints.listResemblances>['query'],
) {
  const look = { isFine: query.fine === 'yes' };
  const asked = { page: query.page ?? 1, pageSize: Math.min(query.pageSize ?? MOST_A_PAGE, MOST_A_PAGE) };
  const { page, pageSize, limit, offset } = toPageWindow(asked);
  const rows = await queries.listResemblances(tx, look, { limit, offset });
  const data = await quoteAll(tx, rows);
  return { data, page: { page, pageSize, total: await queries.countResemblances(tx, look) } };
}

/** The pairs with quotes from both, reading their texts in batches, so that others are served in between. */
async function quoteAll(tx: VendorDb, rows: queries.ResemblanceRow[]): Promise<Resemblance[]> {
  if (rows.length === 0) return [];
  const listed = await queries.listSides(tx, listIds(rows));
  const sides = new Map(listed.map((side) => [side.file_id, side]));
  const data: Resemblance[] = [];
  for (const some of inPieces(rows, sides)) {
    const read = await queries.listTexts(tx, listIds(some));
    const texts = new Map(read.map((one) => [one.file_id, one.text]));
    data.push(...some.flatMap((row) => toResemblance(row, { sides, texts })));
  }
  return data;
}

const listIds = (rows: queries.ResemblanceRow[]): string[] => [
  ...new Set(rows.flatMap((row) => [row.first_id, row.second_id])),
];

/** Marks a pair of resumes as known and fine, or unmarks it. */
export async function settleResemblance(
  { clock }: Context,
  tx: VendorDb,
  session: Session,
  { resemblanceId, isFine }: { resemblanceId: string; isFine: boolean },
) {
  const fine = isFine
    ? { fine_at: clock.now(), fine_by: session.displayName }
    : { fine_at: null, fine_by: '' };
  if (!(await queries.settleResemblance(tx, resemblanceId, fine))) throw new AppError('NOT_FOUND');
  const { markFine, showAgain } = MESSAGES.deepgaze;
  return { message: [(isFine ? markFine : showAgain).success] };
}
