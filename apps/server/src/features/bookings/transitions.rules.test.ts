import type { BookingAction, BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Role } from '@slotwise/contract/permissions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { toVendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import {
  afterTick,
  ALL_SIDES,
  CAST,
  MODEL_ACTIONS,
  MODEL_STATUSES,
  statusAfter,
  getVerdict,
  type Anyone,
  type Paper,
  type Who,
} from '../../../test/life-model.ts';
import {
  allowedActions,
  requireAllowed,
  requireVersion,
  statusByClock,
  type Facts,
} from './transitions.rules.ts';

/** Set LIFE_RUNS for more runs and LIFE_SEED to repeat one. */
const RUNS = Number(process.env['LIFE_RUNS'] ?? 1000);
const SEED = Number(process.env['LIFE_SEED'] ?? Date.now() % 2 ** 31);

const SUPPLIER = toVendorId('01890000-0000-7000-8000-000000000002');

const ROLES: Record<Anyone, Role> = {
  admin: 'ADMIN',
  recruiter: 'USER_RECRUITER',
  colleague: 'USER_RECRUITER',
  panelist: 'USER_PANEL',
  second: 'USER_PANEL',
  outsider: 'USER_PANEL',
  supplier: 'USER_PANEL',
  candidate: 'USER_PANEL',
};

const getAddress = (who: Anyone): string => `${who}@acme.example`;

const getActor = (who: Anyone): Actor => ({
  vendorId: toVendorId('01890000-0000-7000-8000-000000000001'),
  vendorName: 'Acme Hiring',
  userId: who,
  role: ROLES[who],
  displayName: who,
  email: getAddress(who),
  timeZone: 'Asia/Kolkata',
  ...(who === 'candidate' && { userId: null, linkedTo: 'the booking', isCandidate: true }),
  ...(who === 'supplier' && {
    guestOf: { vendorId: SUPPLIER, vendorName: 'Northbridge Talent', isActive: true },
  }),
});

const at = (minutes: number): Date => new Date(Date.UTC(2026, 2, 2, 9) + minutes * 60_000);

const readFacts = ({ status, start, end, assignee }: Paper): Facts => ({
  status,
  startTime: at(start),
  endTime: at(end),
  recruiterUserId: 'recruiter',
  candidateEmail: getAddress('candidate'),
  assigneeEmail: getAddress(assignee),
  submitterVendorId: SUPPLIER,
  panel: ['panelist', 'second'].map((who) => getAddress(who as Who)),
});

/** The rules' verdict: where the action leads, or why it is refused. */
function getAnswer(paper: Paper, who: Anyone, action: BookingAction): string {
  try {
    return requireAllowed(getActor(who), readFacts(paper), action, at(paper.now));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

type Event = { who: Anyone; action: BookingAction; to: Who } | { minutes: number } | 'tick';

const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      who: fc.constantFrom(...ALL_SIDES),
      action: fc.constantFrom(...MODEL_ACTIONS),
      to: fc.constantFrom(...CAST),
    }),
  },
  { weight: 1, arbitrary: fc.record({ minutes: fc.constantFrom(1, 30, 60, 90) }) },
  { weight: 1, arbitrary: fc.constant('tick' as const) },
);

const counted = { steps: 0, done: 0, reached: new Set<BookingStatus>() };

function tick(paper: Paper): Paper {
  const status = statusByClock(readFacts(paper), at(paper.now));
  expect(status).toBe(afterTick(paper));
  return { ...paper, status };
}

function live(paper: Paper, event: Event): Paper {
  if (event === 'tick') return paper.status === 'SCHEDULED' ? tick(paper) : paper;
  if ('minutes' in event) return { ...paper, now: paper.now + event.minutes };
  const { who, action, to } = event;
  const verdict = getVerdict(paper, who, action);
  const answer = getAnswer(paper, who, action);
  const story = `${who} wants to ${action} what is ${paper.status}`;
  counted.steps += 1;
  const status = statusAfter(paper, action);
  expect(answer, story).toBe(verdict === 'yes' ? status : verdict);
  if (verdict !== 'yes') return paper;
  counted.done += 1;
  counted.reached.add(status);
  const isMoved = action === 'schedule' || action === 'reschedule' || action === 'accept';
  const times = isMoved ? { start: paper.now + 60, end: paper.now + 120 } : {};
  return { ...paper, ...times, status, ...(action === 'assign' && { assignee: to }) };
}

describe('the table of transitions', () => {
  test('matches the written rules exactly, for any order of events', () => {
    const story = fc.tuple(
      fc.constantFrom(...MODEL_STATUSES),
      fc.array(events, { minLength: 1, maxLength: 20, size: 'max' }),
    );
    fc.assert(
      fc.property(story, ([status, steps]) => {
        let paper: Paper = { status, start: 60, end: 120, now: 0, assignee: 'recruiter' };
        for (const event of steps) {
          paper = live(paper, event);
          for (const who of ALL_SIDES) {
            const shown = allowedActions(getActor(who), readFacts(paper), at(paper.now));
            const onPaper = MODEL_ACTIONS.filter((action) => getVerdict(paper, who, action) === 'yes');
            expect(
              shown.filter((action) => action !== 'panelLink'),
              `${who} at ${paper.status}`,
            ).toEqual(onPaper);
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    console.info(`seed ${SEED}: ${RUNS} stories, ${counted.done} of ${counted.steps} acts were possible`);
    expect(counted.reached).toEqual(new Set(MODEL_STATUSES));
  });

  test('names what is possible instead of a refused act', () => {
    const paper: Paper = { status: 'REJECTED', start: 0, end: 60, now: 90, assignee: 'recruiter' };
    expect(() => requireAllowed(getActor('recruiter'), readFacts(paper), 'cancel', at(90))).toThrow(
      expect.objectContaining({
        code: 'INVALID_TRANSITION',
        messages: ['Cannot cancel a meeting that is REJECTED'],
        extra: { details: { bookingStatus: 'REJECTED', allowedActions: ['comment', 'documents'] } },
      }),
    );
  });

  test('lets a supplier do nothing with another one’s submission', () => {
    const paper: Paper = { status: 'SUBMITTED', start: 0, end: 60, now: 0, assignee: 'recruiter' };
    const facts = {
      ...readFacts(paper),
      submitterVendorId: toVendorId('01890000-0000-7000-8000-000000000003'),
    };
    expect(allowedActions(getActor('supplier'), facts, at(0))).toEqual([]);
  });

  test('gives only members who interview their own panelist page', () => {
    const paper: Paper = { status: 'SCHEDULED', start: 0, end: 60, now: 0, assignee: 'recruiter' };
    const facts = { ...readFacts(paper), panel: [getAddress('admin'), getAddress('panelist')] };
    const open = (who: Who) => allowedActions(getActor(who), facts, at(0)).includes('panelLink');
    expect(CAST.filter(open)).toEqual(['admin']);
  });
});

describe('a booking’s version', () => {
  const step = (bookingVersion: number, byName: string) =>
    ({ bookingVersion, byName }) as Parameters<typeof requireVersion>[2][number];

  test('is accepted if current or omitted', () => {
    const present = { version: 3, status: 'SCHEDULED' as const };
    expect(() => requireVersion(present, 3, [])).not.toThrow();
    expect(() => requireVersion(present, undefined, [])).not.toThrow();
  });

  test('if outdated, is refused with who changed it and what happened since', () => {
    const steps = [step(1, 'Ananya'), step(2, 'Asha'), step(3, 'Daniel')];
    expect(() => requireVersion({ version: 3, status: 'SELECTED' }, 1, steps)).toThrow(
      expect.objectContaining({
        code: 'VERSION_CONFLICT',
        messages: ['Asha and Daniel changed this meeting first. Look at the change, then try again.'],
        extra: { details: { version: 3, bookingStatus: 'SELECTED', changes: steps.slice(1) } },
      }),
    );
  });
});
