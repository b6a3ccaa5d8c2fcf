import * as endpoints from '@slotwise/contract/bookings/resources.endpoints';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { randomKey } from '#lib/random-key.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { wholeResource, type ResourceChanges, type ResourceValues } from './resource-values.model.ts';

/** Creates a resource from the selected candidate, with billing if that was entered. */
const addResource = (
  { bookingId, version }: ViewedBooking,
  { resource, billing }: ResourceChanges,
  idempotencyKey: string,
) =>
  runAndStay({
    messages: BOOKING_MESSAGES.addResource,
    call: () =>
      callApi(
        endpoints.addResource,
        { body: { bookingId, resource: resource ?? {}, ...(billing && { billing }), version } },
        { idempotencyKey },
      ),
  });

/** What is saved so far, and why the rest is not; `isBilling` says whose fields the refusal names. */
export type Outcome = { booking: ViewedBooking; failure: Failure | null; isBilling: boolean };

/** Saves changes to an existing resource and its billing, each by its own call. */
const updateResource =
  (booking: ViewedBooking, { resource, billing }: ResourceChanges) =>
  async (dispatch: AppDispatch): Promise<Outcome> => {
    const { bookingId } = booking;
    const messages = BOOKING_MESSAGES.updateResource;
    let on = booking;
    if (resource) {
      const body = { bookingId, resource, version: on.resource?.version };
      const call = () => callApi(endpoints.addResource, { body }, { idempotencyKey: randomKey() });
      const response = await dispatch(runAndStay({ messages, call }));
      if (isFailure(response)) return { booking: on, failure: response, isBilling: false };
      on = toViewedBooking(response.data);
    }
    if (!billing || !on.resource) return { booking: on, failure: null, isBilling: false };

    const { resourceId, version } = on.resource;
    const call = () =>
      callApi(endpoints.changeBilling, { params: { id: resourceId }, body: { ...billing, version } });
    const response = await dispatch(runAndStay({ messages, call }));
    if (isFailure(response)) return { booking: on, failure: response, isBilling: true };
    return { booking: { ...on, resource: response.data }, failure: null, isBilling: true };
  };

type Saving = { values: ResourceValues; changes: ResourceChanges; idempotencyKey: string };

/** Saves what was typed: the first time as a new resource, later only the changes. */
export const saveResource =
  (booking: ViewedBooking, { values, changes, idempotencyKey }: Saving) =>
  async (dispatch: AppDispatch): Promise<Outcome> => {
    if (booking.resource) return dispatch(updateResource(booking, changes));
    const whole = { resource: wholeResource(values), billing: changes.billing };
    const response = await dispatch(addResource(booking, whole, idempotencyKey));
    if (isFailure(response)) return { booking, failure: response, isBilling: false };
    return { booking: toViewedBooking(response.data), failure: null, isBilling: false };
  };
