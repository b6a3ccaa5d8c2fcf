import type { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import type { Block, Lane, Slot } from '@slotwise/contract/availability/slots.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';

export const SOFIA = '0198a000-0000-7000-8000-00000000000a';
export const ARJUN = '0198a000-0000-7000-8000-00000000000b';

/** An instant of the week of Monday 25 November 2030. */
export const at = (day: number, clock: string): string => `2030-11-${day}T${clock}:00.000Z`;
export const millis = (day: number, clock: string): number => Date.parse(at(day, clock));

export const aBlock = (day: number, start: string, end: string, overrides: Partial<Block> = {}): Block => ({
  startTime: at(day, start),
  endTime: at(day, end),
  cause: 'BUSY',
  text: `Sofia Lindqvist is busy ${start}–${end}`,
  ...overrides,
});

export const aLane = (overrides: Partial<Lane> = {}): Lane => ({
  key: SOFIA,
  role: 'PANELIST',
  panelistId: SOFIA,
  name: 'Sofia Lindqvist',
  timeZone: 'Europe/Stockholm',
  required: true,
  thisWeek: 2,
  maxPerWeek: null,
  blocks: [],
  ...overrides,
});

export const theCandidate = (overrides: Partial<Lane> = {}): Lane =>
  aLane({ key: 'candidate', role: 'CANDIDATE', panelistId: null, name: 'The candidate', ...overrides });

export const aSlot = (day: number, start: string, end: string, overrides: Partial<Slot> = {}): Slot => ({
  startTime: at(day, start),
  endTime: at(day, end),
  startLocal: `2030-11-${day}T${start}`,
  endLocal: `2030-11-${day}T${end}`,
  score: 80,
  panelistIds: [SOFIA],
  pooledIds: [],
  optionalIds: [],
  load: [],
  reasons: [
    { code: 'GOOD_HOURS', text: 'Good hours for everyone' },
    { code: 'ROOM_AROUND', text: 'Half an hour free on both sides' },
  ],
  ...overrides,
});

type Response = ResponseOf<typeof findSlots>;

/** The server's response for an hour with Sofia and the candidate in a week, in UTC. */
export function slotsFound({
  data = {},
  ...overrides
}: Partial<Omit<Response, 'data'>> & { data?: Partial<Response['data']> } = {}): Response {
  return {
    status: 'success',
    data: {
      timeZone: 'UTC',
      startTime: at(25, '00:00'),
      endTime: '2030-12-02T00:00:00.000Z',
      durationMinutes: 60,
      stepMinutes: 15,
      total: 6,
      days: [25, 26, 27, 28, 29].map((day) => ({ date: `2030-11-${day}`, slots: day === 26 ? 6 : 0 })),
      starts: [{ first: at(26, '09:15'), last: at(26, '10:30') }],
      mutual: [
        { startTime: at(26, '09:05'), endTime: at(26, '11:30'), isLongEnough: true },
        { startTime: at(27, '09:00'), endTime: at(27, '09:30'), isLongEnough: false },
      ],
      lanes: [aLane(), theCandidate()],
      ...data,
    },
    slots: [aSlot(26, '09:15', '10:15'), aSlot(26, '10:15', '11:15')],
    explain: [],
    relaxations: [],
    ...overrides,
  };
}

/** The same as the screens store it. */
export function anAnswer(overrides: Parameters<typeof slotsFound>[0] = {}) {
  const { data: time, slots, explain, relaxations } = slotsFound(overrides);
  const query = { durationMinutes: '60', from: '2030-11-25', to: '2030-12-01', timeZone: 'UTC' };
  return { query, time, slots, explain, relaxations };
}
