import type { Failure } from '@slotwise/contract/failures';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'done' };

export type UploadItem = { id: number; file: File; state: UploadState };

export type ListEvent =
  | { kind: 'added'; items: UploadItem[] }
  | { kind: 'changed'; id: number; state: UploadState }
  | { kind: 'removed'; id: number };

/** More parallel uploads would slow each other down. */
const AT_ONCE = 2;

export function changeList(list: readonly UploadItem[], event: ListEvent): readonly UploadItem[] {
  if (event.kind === 'added') return [...list, ...event.items];
  if (event.kind === 'removed') return list.filter(({ id }) => id !== event.id);
  return list.map((item) => (item.id === event.id ? { ...item, state: event.state } : item));
}

/** The next files to send, in the order they were chosen. */
export function nextToSend(list: readonly UploadItem[]): UploadItem[] {
  const sending = list.filter(({ state }) => state.kind === 'sending').length;
  return list.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, AT_ONCE - sending));
}

/** 0 to 99; what is sent is not yet stored, so it stops short of 100. */
export const toPercent = ({ sent, total }: { sent: number; total: number }): number =>
  total === 0 ? 0 : Math.min(99, Math.floor((sent / total) * 100));
