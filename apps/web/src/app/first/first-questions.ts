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
  /** Filters that an address without any is given; null for none. */
  startView: object | null;
};
type Place = { pathname: string; search: string };

type QueryOf<E> = RequestOf<E> extends { query?: infer Query } ? Query : never;

/** The path stands here once more, held to its endpoint by type alone: the endpoint itself would bring all of zod along. */
const asked = <E extends Endpoint>(path: E['path'], query?: QueryOf<E>): string =>
  toAddress({ path }, { query } as Address);

export const ownRecord = (userId: string): string =>
  asked<typeof getRecruiter>('/recruiter/service', { userId });

/**
 * What the screen at an address asks first, word for word: an answer is found again by its address alone. What is
 * missing or different here costs a question asked twice, which `first-questions.test.tsx` refuses.
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

/** Comes last, since the first look at a zone takes a browser longer than all the rest. */
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
