import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import type { DayCauses, MutualTime, Relaxation, Slot } from '@slotwise/contract/availability/slots.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { callApi } from '#api/call-api.ts';
import { readFresh } from '#state/cached-api.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import type { SlotQuery } from './slot-question.model.ts';

/** What the server knows about everyone's time; `query` is the question it answers. */
export type SlotAnswer = {
  query: SlotQuery;
  time: MutualTime;
  slots: Slot[];
  explain: DayCauses[];
  relaxations: Relaxation[];
};

export async function askForSlots(query: SlotQuery, signal: AbortSignal): Promise<SlotAnswer | Failure> {
  const response = await callApi(findSlots, { query }, { signal });
  if (isFailure(response)) return response;
  return toSlotAnswer(query, response);
}

export function toSlotAnswer(query: SlotQuery, response: ResponseOf<typeof findSlots>): SlotAnswer {
  const { data: time, slots, explain, relaxations } = response;
  return { query, time, slots, explain, relaxations };
}

const PAGE_SIZE = 100;

/** Reads everyone who can be on a panel, page by page. */
export async function readPanelists(dispatch: AppDispatch): Promise<{ panelists: Panelist[] } | Failure> {
  const panelists: Panelist[] = [];
  for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
    const query = { page: String(page), pageSize: String(PAGE_SIZE) };
    const response = await dispatch(readFresh(listPanelists, { query }));
    if (isFailure(response)) return response;
    panelists.push(...response.data.filter(({ panelStatus }) => panelStatus !== 'INACTIVE'));
    total = response.page.total;
  }
  return { panelists };
}

/** One panelist, found by name; null if they no longer exist. */
export async function readPanelist(panelistId: string, name: string): Promise<Panelist | null> {
  const response = await callApi(listPanelists, { query: { q: name, page: '1', pageSize: '20' } });
  if (isFailure(response)) return null;
  return response.data.find((one) => one.panelistId === panelistId) ?? null;
}
