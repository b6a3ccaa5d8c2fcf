import { invalidField } from '#lib/app-error.ts';
import type { ResourceValues } from './resources.mapper.ts';
import type { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';

type Step = ResourceValues['onboarding'][number];
type ResourcePatch = ParsedRequestOf<typeof addResource>['body']['resource'];
type StepRequest = NonNullable<ResourcePatch['onboarding']>[number];
export type By = { name: string; at: Date };

/** The steps as requested; those that stay ticked keep who ticked them and when. */
export function mergeOnboarding(present: Step[], requests: StepRequest[], by: By): Step[] {
  const before = new Map(present.map((step) => [step.item.toLowerCase(), step]));
  const taken = new Set<string>();
  return requests.map((request, position) => {
    const key = request.item.toLowerCase();
    if (taken.has(key)) {
      throw invalidField(`resource.onboarding.${position}.item`, `“${request.item}” is there twice`);
    }
    taken.add(key);
    return mergeStep(before.get(key), request, by);
  });
}

function mergeStep(
  { required: wasRequired = true, done: wasDone = false, doneBy = null, doneAt = null }: Partial<Step> = {},
  { item, required = wasRequired, done = wasDone }: StepRequest,
  { name, at }: By,
): Step {
  if (done === wasDone) return { item, required, done, doneBy, doneAt };
  return done
    ? { item, required, done, doneBy: name, doneAt: at.toISOString() }
    : { item, required, done, doneBy: null, doneAt: null };
}
