import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { getEmail, PANEL, type Outcome, type RaceScene } from './race-scene.ts';

/** A round's hour: 10:00 to 11:00 in Kolkata. */
export type Hour = { day: string; startTime: string; endTime: string };

/** Someone who tries to get the hour in one way, in each round. */
export type Racer = {
  number: number;
  way: Way;
  /** Creates what it needs for the round, outside the race. */
  prepare: (hour: Hour) => Promise<void>;
  run: (hour: Hour) => Promise<Outcome>;
  /** Called after a round it won, which used up what it had. */
  won: () => void;
};

/** Every way to take a slot of someone's time. */
export const WAYS = ['create', 'reschedule', 'publish', 'accept', 'pick', 'swap'] as const;
export type Way = (typeof WAYS)[number];

/** A candidate's terms cover this many days from the round they are created in. */
const TERM_DAYS = 60;
const SERVICES = '/booking/services';

let made = 0;
/** A new candidate. */
function someCandidate() {
  made += 1;
  return aCandidate({ email: `racer${made}@candidate.example`, phone: `98450 ${10_000 + made}` });
}

/** A racer, with the ways alternating. */
export function aRacer(scene: RaceScene, number: number): Racer {
  const way = WAYS[number % WAYS.length] ?? 'create';
  return { number, way, ...MAKERS[way](scene, number) };
}

type Maker = (scene: RaceScene, number: number) => Omit<Racer, 'number' | 'way'>;

/** What a racer keeps until it wins. */
function keeping<T>(
  make: (hour: Hour) => Promise<T>,
  isStillGood: (kept: T, hour: Hour) => boolean = () => true,
) {
  let kept: T | undefined;
  return {
    prepare: async (hour: Hour) => {
      if (kept === undefined || !isStillGood(kept, hour)) kept = await make(hour);
    },
    get: (): T => {
      if (kept === undefined) throw new Error('A racer was not prepared.');
      return kept;
    },
    won: () => {
      kept = undefined;
    },
  };
}

const meetingAt = ({ startTime, endTime }: Omit<Hour, 'day'>) => aMeeting({ startTime, endTime });

/** Each racer starts with a different panelist, so that without a lock order they would deadlock. */
function panelFor(number: number) {
  const first = number % PANEL.length;
  return [...PANEL.slice(first), ...PANEL.slice(0, first)].map((name) => ({ name, email: getEmail(name) }));
}

function creating({ send }: RaceScene, number: number): Omit<Racer, 'number' | 'way'> {
  return {
    prepare: async () => undefined,
    run: (hour) => {
      const body = aBooking({
        meetingInfo: meetingAt(hour),
        candidateDetails: someCandidate(),
        panelists: panelFor(number),
      });
      return send(number, 'POST', { path: SERVICES, body });
    },
    won: () => undefined,
  };
}

function rescheduling({ send, must }: RaceScene, number: number): Omit<Racer, 'number' | 'way'> {
  const meeting = keeping(async () => {
    const far = meetingAt({ startTime: '2026-12-28T10:00', endTime: '2026-12-28T11:00' });
    const body = aBooking({ meetingInfo: far, candidateDetails: someCandidate() });
    return (await must(number, 'POST', { path: SERVICES, body })).bookingId;
  });
  return {
    ...meeting,
    run: ({ startTime, endTime }) => {
      const body = {
        bookingId: meeting.get(),
        meetingInfo: { startTime, endTime },
        panelists: panelFor(number),
      };
      return send(number, 'PUT', { path: SERVICES, body });
    },
  };
}

function publishing({ send, must }: RaceScene, number: number): Omit<Racer, 'number' | 'way'> {
  const draft = keeping(
    async () => (await must(number, 'POST', { path: `${SERVICES}/save`, body: {} })).bookingId,
  );
  return {
    ...draft,
    run: (hour) => {
      const meeting = { meetingInfo: meetingAt(hour), candidateDetails: someCandidate() };
      const body = aBooking({ ...meeting, panelists: panelFor(number), bookingId: draft.get() ?? '' });
      return send(number, 'POST', { path: SERVICES, body });
    },
  };
}

function accepting(scene: RaceScene, number: number): Omit<Racer, 'number' | 'way'> {
  const { send, must, recruiter, supplier, jdId } = scene;
  const path = '/vendor-booking/services';
  const submission = keeping(async () => {
    const rtr = { candidateConfirmed: true, requestConfirmation: false };
    const body = { vendorId: recruiter.vendorId, jdId, candidateDetails: someCandidate(), rtr };
    return (await must(number, 'POST', { path, body, as: supplier.token })).bookingId;
  });
  return {
    ...submission,
    run: (hour) => {
      const meeting = { meetingInfo: meetingAt(hour), panelists: panelFor(number) };
      return send(number, 'PUT', {
        path,
        body: { bookingId: submission.get(), decision: 'ACCEPT', ...meeting },
      });
    },
  };
}

function picking({ send, must, panelistIds }: RaceScene, number: number): Omit<Racer, 'number' | 'way'> {
  const invited = keeping(
    async ({ day }) => {
      const panelists = panelistIds.map((panelistId) => ({ panelistId }));
      const { jobTitle, roundName } = aBooking();
      const draft = { candidateDetails: someCandidate(), panelists, jobTitle, roundName };
      const { bookingId } = await must(number, 'POST', { path: `${SERVICES}/save`, body: draft });
      const windowEnd = new Date(Date.parse(day) + TERM_DAYS * 86_400_000).toISOString().slice(0, 10);
      const terms = { durationMinutes: 60, slotStep: '60', timeZone: 'Asia/Kolkata', sendMail: false };
      const body = { bookingId, ...terms, windowStart: day, windowEnd };
      const { url = '' } = await must(number, 'POST', { path: `${SERVICES}/selfschedule`, body });
      return { token: url.split('#')[1] ?? '', windowEnd };
    },
    ({ windowEnd }, { day }) => day <= windowEnd,
  );
  return {
    ...invited,
    run: ({ startTime }) =>
      send(number, 'POST', { path: '/candidate-link/pick', body: { startTime }, as: invited.get().token }),
  };
}

/** Swaps the first panelist into a meeting at that hour, replacing someone no one else needs. */
function swapping(
  { send, must, addPanelist, panelistIds }: RaceScene,
  number: number,
): Omit<Racer, 'number' | 'way'> {
  const name = `Sam Standin${number}`;
  let standIn: string | undefined;
  let bookingId: string | undefined;
  return {
    prepare: async (hour) => {
      standIn ??= await addPanelist(name);
      const meeting = { meetingInfo: meetingAt(hour), candidateDetails: someCandidate() };
      const body = aBooking({ ...meeting, panelists: [{ panelistId: standIn }] });
      ({ bookingId } = await must(number, 'POST', { path: SERVICES, body }));
    },
    run: () => {
      const body = { email: getEmail(name), panelistId: panelistIds[0] };
      return send(number, 'POST', { path: `${SERVICES}/${bookingId}/swap`, body });
    },
    won: () => undefined,
  };
}

const MAKERS: Record<Way, Maker> = {
  create: creating,
  reschedule: rescheduling,
  publish: publishing,
  accept: accepting,
  pick: picking,
  swap: swapping,
};
