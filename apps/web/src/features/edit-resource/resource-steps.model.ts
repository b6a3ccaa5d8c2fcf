import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Step } from '#features/meeting-form/values/steps.model.ts';
import type { FieldErrors } from './resource-validation.model.ts';
import type { ResourceValues } from './resource-values.model.ts';
import { getMargin } from './margin.model.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

export type ResourceStepId = 'meeting' | 'resource' | 'billing';

type Facts = { booking: ViewedBooking; values: ResourceValues; errors: FieldErrors; seesBilling: boolean };

/** The steps: the past meeting, and the two parts that follow a selection. */
export function resourceSteps({ booking, values, errors, seesBilling }: Facts): Step<ResourceStepId>[] {
  const isWrong = (prefix: string) =>
    Object.entries(errors).some(([field, text]) => text && field.startsWith(prefix));
  const { resource, billing } = values;
  const done = resource.onboarding.filter((step) => step.done).length;
  const margin = getMargin(billing.billRate, billing.payRate);
  const billed: Step<ResourceStepId> = {
    id: 'billing',
    title: EDIT_RESOURCE.billing(),
    value: margin
      ? EDIT_RESOURCE.marginShort({ margin: margin.amount, currency: billing.currency })
      : EDIT_RESOURCE.noRates(),
    done: margin !== null,
    wrong: isWrong('billing') || isWrong('rate'),
  };
  return [
    {
      id: 'meeting',
      title: EDIT_RESOURCE.meeting(),
      value: `${booking.jobTitle}, ${booking.roundName}`,
      done: true,
      wrong: false,
    },
    {
      id: 'resource',
      title: EDIT_RESOURCE.resource(),
      value: EDIT_RESOURCE.stepsDone({ done, all: resource.onboarding.length }),
      done: booking.resource !== null && done === resource.onboarding.length,
      wrong: isWrong('resource'),
    },
    ...(seesBilling ? [billed] : []),
  ];
}
