import type { listSubmissions as listEndpoint } from '@slotwise/contract/bookings/bookings.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import type { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { NewVendor, VendorUpdate } from '@slotwise/contract/vendors/vendor-changes.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { vendorChanged } from '#state/actions.slice.ts';
import { userChanged } from '#state/recruiter.slice.ts';
import { callerFields, type GetUser } from '#state/caller-fields.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

export type VendorQuery = NonNullable<RequestOf<typeof endpoints.listVendors>['query']>;
export type SubmissionQuery = NonNullable<RequestOf<typeof listEndpoint>['query']>;
export type JobQuery = NonNullable<RequestOf<typeof listJobs>['query']>;

/** Adds a supplier or client. The same key makes a repeated call one vendor. */
export const addVendor = (vendor: NewVendor, idempotencyKey: string) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, MESSAGES.vendors.create, () =>
    callApi(changes.createVendor, { body: vendor }, { idempotencyKey }),
  );
  if (!isFailure(response)) dispatch(vendorChanged({ actionType: 'created' }));
  return response;
};

/** Changes an organization or its terms; fields not named stay as they are. */
export const updateVendor =
  (vendorId: string, update: VendorUpdate) => async (dispatch: AppDispatch, getState: GetUser) => {
    const { submitterId, userId } = callerFields(getState);
    const response = await runAction(dispatch, MESSAGES.vendors.update, () =>
      callApi(changes.updateVendor, { params: { vendorId }, body: { ...update, submitterId, userId } }),
    );
    if (isFailure(response)) return response;
    const { data } = response;
    if (data.relationship === 'SELF') dispatch(userChanged({ vendorName: data.vendorName }));
    dispatch(vendorChanged({ actionType: 'updated' }));
    return response;
  };

/** Lets one more supplier see a job and submit candidates to it. */
export const shareJob =
  ({ jdId, version, vendorId, sharedWithVendorIds }: JobDetails, supplierId: string) =>
  async (dispatch: AppDispatch) =>
    runAction(dispatch, MESSAGES.jobDescriptions.update, () =>
      callApi(updateJob, {
        body: { jdId, version, vendorId, sharedWithVendorIds: [...sharedWithVendorIds, supplierId] },
      }),
    );

/** Mails the invitation, or the unanswered request, again. */
export const resendInvitation = (vendorId: string) => async (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.vendors.resendInvitation, () =>
    callApi(changes.resendVendorInvitation, { params: { id: vendorId } }),
  );
