import type { Change } from '@slotwise/contract/availability/slots.schema';
import { readAllowed } from './allowances.ts';
import type { Person, SchedulingRequest } from './scheduling-request.ts';

/** The request with a proposed change applied, as one click would ask it. A change that does not fit is ignored. */
export function applyChange(request: SchedulingRequest, change: Change): SchedulingRequest {
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return { ...request, people: withOptional(request.people, change.panelistId) };
    case 'REPLACE':
      return { ...request, people: withSubstitute(request, change) };
    case 'SHORTEN':
      return { ...request, durationMinutes: change.durationMinutes };
    case 'NEED_FEWER':
      return {
        ...request,
        pools: request.pools.map((pool, at) => (at === change.pool ? { ...pool, need: change.need } : pool)),
      };
    case 'LOOK_LATER':
      return { ...request, from: change.from, to: change.to };
    case 'ALLOW': {
      const allowed = readAllowed(change.allow);
      return allowed ? { ...request, allow: [...request.allow, allowed] } : request;
    }
  }
}

function withOptional(people: readonly Person[], panelistId: string): Person[] {
  return people.map((person) => (person.panelistId === panelistId ? { ...person, required: false } : person));
}

function withSubstitute(
  { people, substitutes }: SchedulingRequest,
  { panelistId, withPanelistId }: { panelistId: string; withPanelistId: string },
): readonly Person[] {
  const substitute = substitutes.find(({ person }) => person.panelistId === withPanelistId)?.person;
  if (!substitute) return people;
  return people
    .filter(({ key }) => key !== substitute.key)
    .map((person) => (person.panelistId === panelistId ? { ...substitute, required: true } : person));
}
