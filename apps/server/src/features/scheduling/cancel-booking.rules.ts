import { AppError, invalidField } from '#lib/app-error.ts';

type Naming = { bookingId?: string | undefined; id?: string | undefined };

/** The booking named by query and body, in either field; refuses two different ones. */
export function namedBooking(query: Naming, body: Naming): string {
  const named = [query.bookingId, query.id, body.bookingId, body.id].flatMap((id) => id ?? []);
  const [bookingId] = named;
  if (!bookingId) throw invalidField('bookingId', 'bookingId is required');
  if (named.some((id) => id !== bookingId)) throw new AppError('ID_MISMATCH');
  return bookingId;
}
