import type {
  countBookings,
  listBookings,
  listSubmissions,
} from '@slotwise/contract/bookings/bookings.endpoints';
import type { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import type { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { roleHolds } from '@slotwise/contract/permissions';
import type { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { toAddress, type Address } from '#api/address.ts';
import { agendaSpan } from '#features/dashboard/agenda/agenda.model.ts';
import { presentZoneName } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

type Reader = {
  role: string;
  timeZone: string;
  vendorId: string;
  /** The filters applied if the address has none; null if there are none. */
  startView: object | null;
};
type Place = { pathname: string; search: string };

type QueryOf<E> = RequestOf<E> extends { query?: infer Query } ? Query : never;

/** The path is repeated here and tied to its endpoint only by type: importing the endpoint would pull in all of zod. */
const asked = <E extends Endpoint>(path: E['path'], query?: QueryOf<E>): string =>
  toAddress({ path }, { query } as Address);

export const ownRecord = (userId: string): string =>
  asked<typeof getRecruiter>('/recruiter/service', { userId });

/**
 * The first requests of the screen at an address, character for character: an answer is found again only by its
 * address. A missing or different one means a second request, which `first-questions.test.tsx` rejects.
 */
export function* firstQuestions({ pathname, search }: Place, reader: Reader, now: number): Iterable<string> {
  yield asked<typeof listNotices>('/notifications/services/all');
  if (pathname !== '/dashboard') return;
  if (roleHolds(reader.role, 'create_meeting'))
    yield* recruiterHome(reader, search === '' && !reader.startView, now);
  else yield* panelistHome();
}

function* recruiterHome(reader: Reader, isUnfiltered: boolean, now: number): Iterable<string> {
  yield asked<typeof countBookings>('/booking/services/status/count');
  yield asked<typeof getSampleData>('/sample-data');
  yield asked<typeof listNeeds>('/booking/services/needs', { page: '1', pageSize: '5' });
  if (isUnfiltered) yield upcoming('25');
  const submitted = { submitterVendorId: reader.vendorId, page: '1', pageSize: '1' };
  yield asked<typeof listSubmissions>('/booking/services/submitterVendor', submitted);
  yield getAgenda(reader.timeZone, now);
}

/** Comes last, since a browser's first time-zone lookup takes longer than everything else. */
function getAgenda(recordedZone: string, now: number): string {
  const timeZone = presentZoneName(recordedZone);
  const today = wallTimeAt(now, timeZone).slice(0, 10);
  return asked<typeof listBookings>('/booking/services/all', {
    ...agendaSpan(today, timeZone),
    bookingStatus: 'SCHEDULED,COMPLETED',
    sort: 'startTime',
    page: '1',
    pageSize: '200',
  });
}

function* panelistHome(): Iterable<string> {
  yield upcoming('200');
  yield asked<typeof listNeeds>('/booking/services/needs', { page: '1', pageSize: '200' });
}

const upcoming = (pageSize: string): string =>
  asked<typeof listBookings>('/booking/services/all', { sort: 'upcoming', page: '1', pageSize });
