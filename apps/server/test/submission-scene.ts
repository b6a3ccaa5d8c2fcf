import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import {
  createVendorBooking,
  updateVendorBooking,
} from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type {
  NewVendorBooking,
  VendorBookingChange,
} from '@slotwise/contract/bookings/vendor-bookings.schema';
import { aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { associate } from './associate.ts';
import { startTestApp, type TestUser } from './test-app.ts';

/** A client with a job and a panelist, and two suppliers that share the job, in a separate app. */
export async function startSubmissionScene() {
  const app = await startTestApp();
  const client = await app.signUp('Palmyra Retail');
  const supplier = await app.signUp('Northbridge Talent');
  const rival = await app.signUp('Harbour Search');
  const associationId = await associate(app, client, supplier);
  await associate(app, client, rival);

  const addJob = async (overrides: Partial<NewJob> = {}): Promise<string> => {
    const sharedWithVendorIds = [supplier.vendorId, rival.vendorId];
    const made = await app.call(createJob, { body: aJob({ sharedWithVendorIds, ...overrides }) }, client);
    if (!made.jdId) throw new Error(`No job: ${made.message?.join(' ')}`);
    return made.jdId;
  };
  const jdId = await addJob();

  const panelistEmail = 'asha@palmyra-retail.example';
  const added = await app.call(
    createPanelist,
    { body: aPanelist({ firstName: 'Asha', lastName: 'Rao', email: panelistEmail }) },
    client,
  );
  const asha = { ...(await app.accept(panelistEmail, 'invite')), panelistId: added.panelistId ?? '' };

  let candidates = 0;
  /** A new candidate. */
  const newCandidate = (overrides: Partial<NewVendorBooking['candidateDetails']> = {}) => {
    candidates += 1;
    return aCandidate({
      email: `candidate${candidates}@candidate.example`,
      phone: `98450 ${10_000 + candidates}`,
      ...overrides,
    });
  };

  const submit = (overrides: Partial<NewVendorBooking> = {}, as: TestUser = supplier) =>
    app.call(
      createVendorBooking,
      {
        body: {
          vendorId: client.vendorId,
          jdId,
          candidateDetails: newCandidate(),
          rtr: { candidateConfirmed: false, requestConfirmation: false },
          ...overrides,
        },
      },
      as,
    );

  /** The same, required to succeed; returns the booking's id. */
  const submitted = async (overrides: Partial<NewVendorBooking> = {}, as: TestUser = supplier) => {
    const made = await submit(overrides, as);
    if (!made.bookingId) throw new Error(`Not submitted: ${made.code} ${made.message?.join(' ')}`);
    return made.bookingId;
  };

  const change = (body: VendorBookingChange, as: { token: string }) =>
    app.call(updateVendorBooking, { body }, as);

  let hours = 0;
  /** An hour with nothing scheduled yet, with the client's panelist. */
  const aTime = () => {
    hours += 1;
    const start = Date.parse('2026-06-01T03:30:00Z') + hours * 24 * 3_600_000;
    const meetingInfo = aMeeting({
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 3_600_000).toISOString(),
    });
    return { meetingInfo, panelists: [{ panelistId: asha.panelistId }] };
  };

  const read = async (bookingId: string, as: { token: string }) => {
    const { data, httpStatus } = await app.call(getBooking, { query: { id: bookingId } }, as);
    if (!data) throw new Error(`Not readable: ${httpStatus}`);
    return data;
  };

  const kindsTo = async ({ email }: { email: string }, bookingId: string): Promise<string[]> =>
    (await app.mailsTo(email)).filter((mail) => mail.bookingId === bookingId).map(({ kind }) => kind);

  /** The secret of the newest question mailed to a candidate. */
  const questionTo = async (email: string): Promise<{ token: string }> => {
    const mail = (await app.mailsTo(email)).findLast(({ kind }) => kind === 'rtr-question');
    const token = /\/c\/#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`No question was mailed to ${email}.`);
    return { token };
  };

  return {
    ...app,
    client,
    supplier,
    rival,
    asha,
    jdId,
    associationId,
    addJob,
    newCandidate,
    submit,
    submitted,
    change,
    aTime,
    read,
    kindsTo,
    questionTo,
  };
}

export type SubmissionScene = Awaited<ReturnType<typeof startSubmissionScene>>;
