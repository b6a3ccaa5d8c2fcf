import type { PanelSeat } from '@slotwise/contract/bookings/bookings.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { invalidField } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { TermsRow } from './terms.queries.ts';

/** No time is set while the candidate has to choose. */
export const untimed = (timeZone: string) => ({
  start_time: null,
  end_time: null,
  start_local: '',
  end_local: '',
  time_zone: timeZone,
});

/** The pools of a draft in the format of the search for slots. */
const poolsOfDraft = ({ pools = [] }: Draft): string =>
  pools
    .map(({ need, skill, panelists }) =>
      skill ? `${need}:skill=${skill}` : `${need}:${panelists.map(({ panelistId }) => panelistId).join('|')}`,
    )
    .join(';');

type PoolChange = { row: BookingRow; wanted: string | undefined; present: TermsRow | undefined };

/** The new pools; by default the existing ones. A meeting with a panel gets no new ones. */
export function poolsFor({ row, wanted, present }: PoolChange): string {
  const known = present?.pools ?? (row.draft ? poolsOfDraft(row.draft) : '');
  const pools = wanted?.trim() ?? known;
  if (row.booking_status === 'SCHEDULED' && pools !== '' && pools !== present?.pools) {
    throw invalidField('pools', 'This meeting has its panel already. Name the panelists who are to come');
  }
  return pools;
}

/** The draft with the wanted panel; without one, people seated only for a pool at a tried time are dropped. */
export function draftToOpen(draft: Draft, panelists: PanelSeat[] | undefined): Draft {
  if (panelists) return { ...draft, panelists };
  const pooled = new Set((draft.pools ?? []).flatMap(({ seated }) => seated));
  const seats = (draft.panelists ?? []).filter(({ panelistId }) => !panelistId || !pooled.has(panelistId));
  return { ...draft, panelists: seats };
}
