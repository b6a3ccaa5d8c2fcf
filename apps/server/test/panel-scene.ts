import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/** A panel member who works in the app. */
export type Interviewer = TestUser & { panelistId: string };

/** A scorecard complete enough to submit. */
export const aScorecard = (overrides: object = {}) => ({
  attributes: [
    { name: 'Technical skills', rating: 4, comment: 'Knows indexes.' },
    { name: 'Problem solving', rating: 5 },
  ],
  overallRecommendation: 'YES' as const,
  strengths: 'Calm and exact.',
  summary: 'Explains trade-offs well and tests first.',
  ...overrides,
});

/** An organization whose ADMIN schedules, with two panelists who have accounts, in a separate app. */
export async function startPanelScene(organization = 'Northbridge Talent') {
  const app = await startTestApp();
  const admin = await app.signUp(organization);
  const box = (name: string) => `${name}@${admin.email.split('@')[1]}`;
  const asha = await addInterviewer(app, admin, { firstName: 'Asha', lastName: 'Rao', email: box('asha') });
  const arjun = await addInterviewer(app, admin, {
    firstName: 'Arjun',
    lastName: 'Menon',
    email: box('arjun'),
  });

  let candidates = 0;
  /** Schedules an hour for a new candidate; returns the booking's id. */
  const book = async (startTime: string, overrides: Partial<NewBooking> = {}): Promise<string> => {
    candidates += 1;
    const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
    const made = await app.call(
      createBooking,
      {
        body: aBooking({
          meetingInfo: aMeeting({ startTime, endTime }),
          candidateDetails: aCandidate({ email: `candidate${candidates}@candidate.example` }),
          panelists: [{ panelistId: asha.panelistId }, { panelistId: arjun.panelistId }],
          ...overrides,
        }),
      },
      admin,
    );
    if (!made.bookingId) throw new Error(`Not scheduled: ${made.message?.join(' ')}`);
    return made.bookingId;
  };

  const read = async (bookingId: string, as: { token: string }) => {
    const { data, httpStatus } = await app.call(getBooking, { query: { id: bookingId } }, as);
    if (!data) throw new Error(`Not readable: ${httpStatus}`);
    return data;
  };

  /** The secret of the newest link mailed to someone for a meeting. */
  const getLink = async (email: string, bookingId: string): Promise<{ token: string }> => {
    const mails = (await app.mailsTo(email)).filter((mail) => mail.bookingId === bookingId);
    const token = mails.map(({ text }) => /\/p\/#([\w-]+)/.exec(text)?.[1]).findLast(Boolean);
    if (!token) throw new Error(`No link was mailed to ${email}.`);
    return { token };
  };

  const mailKinds = async (email: string, bookingId: string): Promise<string[]> =>
    (await app.mailsTo(email)).filter((mail) => mail.bookingId === bookingId).map(({ kind }) => kind);

  return { ...app, admin, asha, arjun, book, read, getLink, mailKinds };
}

export type PanelScene = Awaited<ReturnType<typeof startPanelScene>>;

async function addInterviewer(
  app: TestApp,
  admin: TestUser,
  person: { firstName: string; lastName: string; email: string },
): Promise<Interviewer> {
  const added = await app.call(createPanelist, { body: aPanelist(person) }, admin);
  if (!added.panelistId) throw new Error(`Not added: ${added.message?.join(' ')}`);
  return { ...(await app.accept(person.email, 'invite')), panelistId: added.panelistId };
}
