import { isFailure } from '@slotwise/contract/failures';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { callApi } from '#api/call-api.ts';
import { withRecord, type Seat } from '../meeting-values/seat.model.ts';

/** Reads the panelist's record for a seat, by address or name; a seat stays as it is if no record exists anymore. */
export async function readSeat(seat: Seat): Promise<Seat> {
  const q = seat.email || seat.name;
  const response = await callApi(listPanelists, { query: { q, pageSize: '20', page: '1' } });
  if (isFailure(response)) return seat;
  const panelist = response.data.find(({ panelistId }) => panelistId === seat.panelistId);
  return panelist ? withRecord(seat, panelist) : { ...seat, weeklyHours: [] };
}
