import { answerMeeting } from '@slotwise/contract/bookings/answers.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { assignBooking, cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import {
  approveBooking,
  markNoShow,
  rejectBooking,
} from '@slotwise/contract/booking-parts/decisions.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { addResource, changeBilling } from '@slotwise/contract/bookings/resources.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { addRecruiter } from './add-recruiter.ts';
import { CAST, type Who } from './life-model.ts';
import {
  actOnPaper,
  MODEL_CALLS,
  newPaper,
  listSlots,
  tickOnPaper,
  VERSIONED,
  LENGTH_MINUTES,
  type Act,
  type LivingPaper,
  type ModelCall,
} from './living-model.ts';
import { startPanelScene } from './panel-scene.ts';
import type { TestUser } from './test-app.ts';

/** LIFE_STORIES and LIFE_SEED make the run longer, or repeat it. */
const STORIES = Number(process.env['LIFE_STORIES'] ?? 100);
const SEED = Number(process.env['LIFE_SEED'] ?? Date.now() % 2 ** 31);
/** No one's session may expire within a story. */
const LONGEST_MINUTES = 100;
const BEGIN = Date.parse('2026-03-02T09:00:00.000Z');

const scene = await startPanelScene();
const { admin, asha, arjun } = scene;
const vendorId = toVendorId(admin.vendorId);
const kavya = { firstName: 'Kavya', email: `kavya@${admin.email.split('@')[1]}` };
await scene.call(createPanelist, { body: aPanelist(kavya) }, admin);
const people: Record<Who, TestUser> = {
  admin,
  recruiter: await addRecruiter(scene, admin, 'Rohan'),
  colleague: await addRecruiter(scene, admin, 'Divya'),
  panelist: asha,
  second: arjun,
  outsider: await scene.accept(kavya.email, 'invite'),
};
const counted = { acts: 0, done: 0, stale: 0, reached: new Set<BookingStatus>() };
afterAll(async () => {
  console.info(
    `seed ${SEED}: ${STORIES} stories, ${counted.done} of ${counted.acts} acts were possible, ${counted.stale} came late`,
  );
  await scene.stop();
});

const instant = (minutes: number): string => new Date(BEGIN + minutes * 60_000).toISOString();
const span = (start: number) => ({ startTime: instant(start), endTime: instant(start + LENGTH_MINUTES) });
const panelists = [{ panelistId: asha.panelistId }, { panelistId: arjun.panelistId }];

type Request = [Endpoint, { params?: object; query?: object; body?: object }];

/** The request as a client sends it; `text` differs each time, so that every change is one. */
function getRequest({ call, to }: Act, bookingId: string, start: number, text: string): Request {
  const requests: Record<ModelCall, () => Request> = {
    schedule: () => [
      createBooking,
      { body: { ...aBooking({ panelists, meetingInfo: aMeeting(span(start)) }), bookingId } },
    ],
    update: () => [reviseBooking, { body: { bookingId, instructions: text } }],
    reschedule: () => [
      reviseBooking,
      {
        body: {
          bookingId,
          actionType: 'reschedule',
          meetingInfo: { ...span(start), timeZone: 'Asia/Kolkata' },
        },
      },
    ],
    cancel: () => [cancelBooking, { body: { bookingId, comments: text } }],
    assign: () => [assignBooking, { query: { bookingId, assigneeEmail: people[to].email } }],
    approve: () => [approveBooking, { body: { bookingId, comments: text } }],
    reject: () => [rejectBooking, { body: { bookingId, comments: text } }],
    feedback: () => [giveFeedback, { body: { bookingId, feedback: { strengths: text } } }],
    noShow: () => [markNoShow, { body: { bookingId, noShowBy: 'CANDIDATE' } }],
    undoNoShow: () => [markNoShow, { body: { bookingId, noShowBy: null } }],
    comment: () => [addComments, { body: { bookingId, comments: text } }],
    documents: () => [attachDocuments, { body: { bookingId, documents: [] } }],
    answer: () => [
      answerMeeting,
      { params: { id: bookingId }, body: { answer: 'ACCEPTED', comments: text } },
    ],
    candidateDetails: () => [
      updateCandidate,
      { body: { bookingId, candidateDetails: { currentCompany: text } } },
    ],
    addResource: () => [addResource, { body: { bookingId, resource: { clientName: text } } }],
    billing: () => [changeBilling, { params: { id: bookingId }, body: { notes: text } }],
  };
  return requests[call]();
}

async function act(one: Act, bookingId: string, start: number, text: string): Promise<string> {
  const [endpoint, request] = getRequest(one, bookingId, start, text);
  const isLate = one.isStale && VERSIONED.includes(one.call);
  const body = isLate ? { ...request.body, version: 0 } : request.body;
  const reply = await scene.send(endpoint, { ...request, body }, { token: people[one.who].token });
  const answer = reply.json<{ status: string; code?: string }>();
  return answer.status === 'success' ? 'yes' : (answer.code ?? reply.body);
}

/** The booking's countable state in the database. */
const readLife = (bookingId: string) =>
  asVendor(scene.store.db, vendorId, async (tx) => {
    const { rows } = await tx.executeSql(
      `select booking_status as status, version, ics_sequence as sequence, assignee_email as assignee,
        (select count(*)::int from booking_slot slot where vendor_id = $1 and booking_id = $2 and active) as slots,
        (select count(*)::int from mail where vendor_id = $1 and booking_id = $2) as mails
      from booking where vendor_id = $1 and booking_id = $2`,
      [vendorId, bookingId],
    );
    return rows[0];
  });

function lifeOnPaper(paper: LivingPaper) {
  const { status, version, sequence, mails, assignee } = paper;
  if (paper.isGone) return undefined;
  return { status, version, sequence, assignee: people[assignee].email, slots: listSlots(paper), mails };
}

/** `likely` picks one of the currently possible actions, so that stories get far. */
type Event = Act | { likely: number; to: Who } | { minutes: number } | 'tick';

const acts = fc.record({
  who: fc.constantFrom(...CAST),
  call: fc.constantFrom(...MODEL_CALLS),
  to: fc.constantFrom(...CAST),
  isStale: fc.nat({ max: 9 }).map((one) => one === 0),
});
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: acts },
  { weight: 5, arbitrary: fc.record({ likely: fc.nat({ max: 1000 }), to: fc.constantFrom(...CAST) }) },
  { weight: 2, arbitrary: fc.record({ minutes: fc.constantFrom(5, 20, 50) }) },
  { weight: 2, arbitrary: fc.constant('tick' as const) },
);

async function live(
  paper: LivingPaper,
  event: Event,
  place: { bookingId: string; step: number },
): Promise<LivingPaper> {
  if (event === 'tick') {
    await completeEndedMeetings(scene.context);
    return tickOnPaper(paper);
  }
  if ('minutes' in event) {
    const now = Math.min(paper.now + event.minutes, LONGEST_MINUTES);
    scene.clock.set(instant(now));
    return { ...paper, now };
  }
  if ('likely' in event) return live(paper, likelyAct(paper, event), place);
  const start = paper.now + 11 + place.step;
  const { answer, after } = actOnPaper(paper, event, start);
  const story = `${event.who} wants to ${event.call} what is ${paper.status}`;
  expect(await act(event, place.bookingId, start, `Text ${place.step}`), story).toBe(answer);
  counted.acts += 1;
  if (answer === 'VERSION_CONFLICT') counted.stale += 1;
  if (answer === 'yes') counted.done += 1;
  return after;
}

function likelyAct(paper: LivingPaper, { likely, to }: { likely: number; to: Who }): Act | 'tick' {
  const possible = MODEL_CALLS.flatMap((call) => {
    const acts = CAST.map((who): Act => ({ who, call, to, isStale: false }));
    const able = acts.filter((one) => actOnPaper(paper, one, 0).answer === 'yes');
    return able[likely % able.length] ?? [];
  });
  return possible[likely % possible.length] ?? 'tick';
}

const does = (who: Who, call: ModelCall): Act => ({ who, call, to: who, isStale: false });

/** A story in every run, through statuses that random stories may miss. */
const KNOWN_STORY: Event[] = [
  does('recruiter', 'schedule'),
  { minutes: 50 },
  'tick',
  does('second', 'noShow'),
  does('admin', 'undoNoShow'),
  does('panelist', 'reject'),
  does('second', 'approve'),
  does('recruiter', 'addResource'),
  does('admin', 'billing'),
];

async function makeDraft(): Promise<string> {
  const { meetingInfo, candidateDetails, jobTitle } = aBooking({ meetingInfo: aMeeting(span(30)) });
  const body = { meetingInfo, candidateDetails, jobTitle, panelists };
  const { bookingId } = await scene.call(saveDraft, { body }, people.recruiter);
  if (!bookingId) throw new Error('There is no draft.');
  return bookingId;
}

/** Frees everyone's time, for another story at the same hours. */
const freeEveryone = () =>
  asVendor(scene.store.db, vendorId, (tx) =>
    tx.updateTable('booking_slot').set({ active: false }).where('vendor_id', '=', vendorId).execute(),
  );

/** Without submissions and candidates' choices, which these calls cannot reach. */
const REACHABLE: BookingStatus[] = [
  'CANCELLED',
  'COMPLETED',
  'DRAFT',
  'NO_SHOW',
  'ONBOARDED',
  'REJECTED',
  'SCHEDULED',
  'SELECTED',
];

test('keeps a booking consistent with the paper model for any order of actions', async () => {
  const story = fc.array(events, { minLength: 1, maxLength: 20, size: 'max' });
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      scene.clock.set(instant(0));
      await freeEveryone();
      const bookingId = await makeDraft();
      let paper = newPaper();
      for (const [step, event] of steps.entries()) {
        const before = paper;
        paper = await live(paper, event, { bookingId, step });
        // Anything a refused action changed shows after the next accepted one, or at the end.
        if (paper === before && step < steps.length - 1) continue;
        expect(await readLife(bookingId), `${JSON.stringify(event)} from ${before.status}`).toEqual(
          lifeOnPaper(paper),
        );
        counted.reached.add(paper.status);
      }
    }),
    { numRuns: STORIES, seed: SEED, examples: [[KNOWN_STORY]] },
  );
  expect([...counted.reached].toSorted()).toEqual(REACHABLE);
}, 300_000);
