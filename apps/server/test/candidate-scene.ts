import {
  listOfferedTimes,
  openCandidatePage,
  pickTime,
} from '@slotwise/contract/bookings/candidate-page.endpoints';
import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { inviteToPick } from '@slotwise/contract/bookings/self-scheduling.endpoints';
import type { SelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { aCandidate } from '@slotwise/test-data/a-booking';
import type { Config } from '#config.ts';
import { startSlotScene } from './slot-scene.ts';

type Draft = RequestOf<typeof saveDraft>['body'];

/**
 * An organization whose candidates choose the time themselves, on Monday 2 March 2026, 14:30 in Kolkata. They are
 * offered hours on Thursday the 5th, Kolkata time, and cannot move anything within 12 hours of its start.
 */
export async function startCandidateScene(config: Partial<Config> = {}) {
  const scene = await startSlotScene(config);
  const { admin, call, mailsTo } = scene;
  let made = 0;

  /** A draft with everything but a time, each for a different candidate. */
  const aDraft = async (panelistIds: string[], overrides: Partial<Draft> = {}) => {
    made += 1;
    const email = `chooser${made}@candidate.example`;
    const body: Draft = {
      candidateDetails: aCandidate({ email }),
      panelists: panelistIds.map((panelistId) => ({ panelistId })),
      jobTitle: 'Senior Data Engineer',
      roundName: 'Technical 1',
      meetingInfo: { mode: 'VIDEO', meetingLink: 'https://meet.example/rooms/blue-heron' },
      ...overrides,
    };
    const { bookingId = '', message } = await call(saveDraft, { body }, admin);
    if (!bookingId) throw new Error(`No draft: ${message?.join(' ')}`);
    return { bookingId, email: body.candidateDetails?.email ?? email };
  };

  const invite = (bookingId: string, overrides: Partial<SelfScheduleInvite> = {}, as = admin) =>
    call(
      inviteToPick,
      {
        body: {
          bookingId,
          durationMinutes: 60,
          slotStep: '60',
          timeZone: 'Asia/Kolkata',
          windowStart: '2026-03-05',
          windowEnd: '2026-03-05',
          ...overrides,
        },
      },
      as,
    );

  /** The candidate of a new meeting with this panel, with the mailed link. */
  const invited = async (
    panelistIds: string[],
    terms: Partial<SelfScheduleInvite> = {},
    draft: Partial<Draft> = {},
  ) => {
    const { bookingId, email } = await aDraft(panelistIds, draft);
    const { url = '', message } = await invite(bookingId, terms);
    if (!url) throw new Error(`Not invited: ${message?.join(' ')}`);
    return { bookingId, email, token: url.split('#')[1] ?? '' };
  };

  type Holder = { token: string };
  const open = (holder: Holder) => call(openCandidatePage, {}, holder);
  const offered = (holder: Holder, timeZone = 'Asia/Kolkata') =>
    call(listOfferedTimes, { query: { timeZone } }, holder);
  const pick = (holder: Holder, startTime: string, more: { version?: number; timeZone?: string } = {}) =>
    call(pickTime, { body: { startTime, ...more } }, holder);

  /** All offered starts, as instants. */
  const startsFor = async (holder: Holder): Promise<string[]> => {
    const { data, message } = await offered(holder);
    if (!data) throw new Error(`Nothing offered: ${message?.join(' ')}`);
    return data.days.flatMap(({ starts }) => starts);
  };

  const read = async (bookingId: string) => {
    const { data, httpStatus } = await call(getBooking, { query: { id: bookingId } }, admin);
    if (!data) throw new Error(`Not readable: ${httpStatus}`);
    return data;
  };

  const kindsTo = async (email: string, bookingId: string): Promise<string[]> =>
    (await mailsTo(email)).filter((mail) => mail.bookingId === bookingId).map(({ kind }) => kind);

  return { ...scene, aDraft, invite, invited, open, offered, pick, startsFor, read, kindsTo };
}

export type CandidateScene = Awaited<ReturnType<typeof startCandidateScene>>;

/** An hour on Thursday 5 March 2026 in Kolkata, as an instant. */
export const thursday = (hour: number, minutes = 0): string =>
  new Date(Date.UTC(2026, 2, 5, hour, minutes) - 5.5 * 3_600_000).toISOString();
