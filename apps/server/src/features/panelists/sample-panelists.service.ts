import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { getDefaults, insertPanelist } from './panelists.queries.ts';
import { newPanelistRow } from './roster.mapper.ts';

type NewPanelist = ParsedRequestOf<typeof createPanelist>['body'];

/** Creates sample panelists without inviting them. */
export async function addSamplePanelists(
  tx: VendorDb,
  { userId: submitterId }: Session,
  requests: NewPanelist[],
  now: Date,
): Promise<void> {
  const defaults = await getDefaults(tx, submitterId);
  for (const request of requests) {
    const row = newPanelistRow({ request, defaults, panelistId: uuidv7(), submitterId, now });
    await insertPanelist(tx, { ...row, panel_status: 'ACTIVE', user_id: null, is_sample: true });
  }
}
