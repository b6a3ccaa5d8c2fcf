import type * as endpoints from '@slotwise/contract/deepgaze/resemblances.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { toResemblance } from './resemblances.mapper.ts';
import * as queries from './resemblances.queries.ts';

/** Each pair brings two texts of the database along. */
const MOST_A_PAGE = 20;

/** Pairs of resumes that are worth a look side by side, those with most to look at first. */
export const listResemblances = (
  { db }: Context,
  { vendorId }: Session,
  query: ParsedRequestOf<typeof endpoints.listResemblances>['query'],
): Promise<ResponseOf<typeof endpoints.listResemblances>> =>
  asVendor(db, vendorId, async (tx) => {
    const look = { isFine: query.fine === 'yes' };
    const asked = { page: query.page ?? 1, pageSize: Math.min(query.pageSize ?? MOST_A_PAGE, MOST_A_PAGE) };
    const { page, pageSize, limit, offset } = toPageWindow(asked);
    const rows = await queries.listResemblances(tx, look, { limit, offset });
    const ids = [...new Set(rows.flatMap((row) => [row.first_id, row.second_id]))];
    const sides = ids.length === 0 ? [] : await queries.listSides(tx, ids);
    const byId = new Map(sides.map((side) => [side.file_id, side]));
    return {
      status: 'success',
      data: rows.flatMap((row) => toResemblance(row, byId)),
      page: { page, pageSize, total: await queries.countResemblances(tx, look) },
    };
  });

/** Remembers that two resumes are known and fine, or takes that back. */
export async function settleResemblance(
  { db, clock }: Context,
  session: Session,
  { resemblanceId, isFine }: { resemblanceId: string; isFine: boolean },
): Promise<ResponseOf<typeof endpoints.settleResemblance>> {
  const fine = isFine
    ? { fine_at: clock.now(), fine_by: session.displayName }
    : { fine_at: null, fine_by: '' };
  const isThere = await asVendor(db, session.vendorId, (tx) =>
    queries.settleResemblance(tx, resemblanceId, fine),
  );
  if (!isThere) throw new AppError('NOT_FOUND');
  const { markFine, showAgain } = MESSAGES.deepgaze;
  return { status: 'success', message: [(isFine ? markFine : showAgain).success] };
}
