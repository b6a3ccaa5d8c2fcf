import type { VendorDb } from '#db/tenancy.ts';
import { type SubmissionRow, type Side, listSubmissions } from './submission.queries.ts';

/** The submissions behind these bookings of one side, by booking; own candidates have none. */
export async function findSubmissions(
  tx: VendorDb,
  side: Side,
  rows: Rows[],
): Promise<Map<string, SubmissionRow>> {
  const submitted = rows.filter(({ submitter_vendor_id: id }) => id !== null);
  if (submitted.length === 0) return new Map();
  const found = await listSubmissions(tx, side, [...new Set(submitted.map(getSubmittedId))]);
  const byId = new Map(found.map((one) => [one.booking_id, one]));
  return new Map(
    submitted.flatMap((row) => {
      const submission = byId.get(getSubmittedId(row));
      return submission ? [[row.booking_id, submission] as const] : [];
    }),
  );
}

/** The booking with which this one's candidate was submitted. */
export const getSubmittedId = (row: Pick<Rows, 'booking_id' | 'submission_booking_id'>): string =>
  row.submission_booking_id ?? row.booking_id;

export const findSubmission = async (tx: VendorDb, row: Rows): Promise<SubmissionRow | undefined> =>
  (await findSubmissions(tx, { clientId: tx.vendorId }, [row])).get(row.booking_id);

export type Rows = {
  booking_id: string;
  submitter_vendor_id: string | null;
  submission_booking_id: string | null;
};
