import type { Change } from '@slotwise/contract/availability/slots.schema';
import type { Allowed, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';

/** The question with a change made by hand, as the screen makes it. */
export function changed(request: SchedulingRequest, change: Change): SchedulingRequest {
  const { people, pools, substitutes, allow } = request;
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return {
        ...request,
        people: people.map((one) =>
          one.panelistId === change.panelistId ? { ...one, required: false } : one,
        ),
      };
    case 'REPLACE': {
      const found = substitutes.find(({ person }) => person.panelistId === change.withPanelistId);
      if (!found) throw new RangeError(`No one is called ${change.withPanelistId}.`);
      const rest = people.filter((one) => ![change.panelistId, change.withPanelistId].includes(one.key));
      return { ...request, people: [...rest, { ...found.person, required: true }] };
    }
    case 'SHORTEN':
      return { ...request, durationMinutes: change.durationMinutes };
    case 'NEED_FEWER':
      return {
        ...request,
        pools: pools.map((one, at) => (at === change.pool ? { ...one, need: change.need } : one)),
      };
    case 'LOOK_LATER':
      return { ...request, from: change.from, to: change.to };
    case 'ALLOW':
      return { ...request, allow: [...allow, allowedBy(change.allow)] };
  }
}

function allowedBy(text: string): Allowed {
  const [what = '', who = '*', minutes = '0'] = text.split(':');
  return { what: what as Allowed['what'], who, minutes: Number(minutes) };
}
