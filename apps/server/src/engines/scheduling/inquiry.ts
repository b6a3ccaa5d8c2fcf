import { openHorizon, type Horizon } from './horizon.ts';
import type { IntervalSet } from './interval-set.ts';
import { type Attendee, freeTogether, personTime } from './person-time.ts';
import { poolSeats, type PoolSeats } from './pool-seats.ts';
import type { Person, SchedulingRequest } from './scheduling-request.ts';
import { fitsAt, startGrid, type StartGrid } from './start-grid.ts';

/** A request with everything computed once. */
export type Inquiry = {
  request: SchedulingRequest;
  horizon: Horizon;
  grid: StartGrid;
  /** In the order of the request's people. */
  people: Attendee[];
  required: Attendee[];
  pools: PoolSeats;
  /** Everyone whose time was computed, by key, for other questions about the same days. */
  attendees: Map<string, Attendee>;
};

/**
 * The parts of another inquiry that are still valid: its horizon, its grid unless the duration differs, and the people
 * not affected. New people are added to them.
 */
export type Reusable = Pick<Inquiry, 'horizon' | 'attendees'> & { grid: StartGrid | undefined };

export function openInquiry(request: SchedulingRequest, reusable?: Reusable): Inquiry {
  const horizon = reusable?.horizon ?? openHorizon(request);
  const grid = reusable?.grid ?? startGrid(horizon, request.stepMinutes, request.durationMinutes);
  const attendees = reusable?.attendees ?? new Map<string, Attendee>();
  const seen = new Map<string, Attendee>();
  const attend = (person: Person): Attendee => {
    const present = seen.get(person.key);
    if (present) return present;
    const known = attendees.get(person.key);
    const time = known ?? personTime(person, horizon, request);
    const canStart =
      known && reusable?.grid ? known.canStart : fitsAt(grid.starts, time.free, request.durationMinutes);
    const attendee = { ...time, person, canStart };
    seen.set(person.key, attendee);
    attendees.set(person.key, attendee);
    return attendee;
  };
  const people = request.people.map(attend);
  const required = people.filter(({ person }) => person.required);
  const pools = poolSeats(request, grid.starts.length, attend);
  return { request, horizon, grid, people, required, pools, attendees };
}

/** The moments at which all required people are free. */
export function freeOfRequired({ horizon, required }: Inquiry): IntervalSet {
  return freeTogether(horizon.moments, required);
}
