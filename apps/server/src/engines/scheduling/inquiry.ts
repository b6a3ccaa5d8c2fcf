import { openHorizon, type Horizon } from './horizon.ts';
import type { IntervalSet } from './interval-set.ts';
import { type Attendee, freeTogether, personTime } from './person-time.ts';
import { poolSeats, type PoolSeats } from './pool-seats.ts';
import type { Person, SchedulingRequest } from './scheduling-request.ts';
import { fitsAt, startGrid, type StartGrid } from './start-grid.ts';

/** A request with everything about it that is computed once. */
export type Inquiry = {
  request: SchedulingRequest;
  horizon: Horizon;
  grid: StartGrid;
  /** In the order of the request's people. */
  people: Attendee[];
  required: Attendee[];
  pools: PoolSeats;
  /** Everyone whose time was looked at, by their keys, for other questions about the same days. */
  attendees: Map<string, Attendee>;
};

/**
 * What of another inquiry still holds: its horizon, its grid unless the meeting has another length, and the people that
 * nothing new concerns. The person who is looked at for the first time is added to them.
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

/** The moments at which everyone who is required is free. */
export function freeOfRequired({ horizon, required }: Inquiry): IntervalSet {
  return freeTogether(horizon.moments, required);
}
