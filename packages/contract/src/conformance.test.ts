import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES, MODALS, TAGLINE } from './messages.ts';
import { ROLE_ACTIONS, ROLE_PAGES } from './permissions.ts';

test('a user reads the toasts letter by letter as they were asked for', () => {
  const { auth, recruiters, panelists, bookings } = MESSAGES;
  expect(auth.logIn).toEqual({
    progress: 'Validating User.....',
    success: 'Validatied User Successfully',
    failure: 'Please fix the following:',
    exception: 'UnExpected Happened Please try later',
  });
  expect(auth.register).toMatchObject({
    success: 'User created Successfully',
    failure: 'unable to create user. Please try again.',
    exception: 'An error occurred, please try again.',
  });
  expect(recruiters.update).toMatchObject({
    success: 'User updated Successfully',
    failure: 'unable to update user. Please try again.',
    exception: 'An error occurred, please try again.',
  });
  expect(panelists.create).toMatchObject({
    progress: 'Creating new panelist',
    exception: 'An error occurred, please try again.',
  });
  expect(bookings.create).toEqual({
    progress: 'Creating new Meeting',
    success: 'Meeting created Successfully',
    failure: 'unable to create booking',
  });
});

test('a recruiter and a panelist read the toasts of a booking’s life as they were asked for', () => {
  const { bookings } = MESSAGES;
  expect(bookings).toMatchObject({
    reschedule: {
      progress: 'Rescheduling Meeting',
      success: 'Rescheduled Meeting Successfully',
      failure: 'Unable to rescheduled Meeting',
    },
    update: {
      progress: 'Updating Meeting',
      success: 'Updating Meeting Successfully',
      failure: 'Unable to Update Meeting',
    },
    candidateDetails: {
      progress: 'Updating Candidate Details',
      success: 'Updating Candidate Details Successfully',
      failure: 'Unable to Update candidate details',
    },
    addResource: {
      success: 'Resource added successfully',
      failure: 'Unable to Update resource details',
    },
    updateResource: {
      success: 'Updating resource Details Successfully',
      failure: 'Unable to Update resource details',
    },
    comment: { success: 'Comments added successfully', failure: 'Unable to update comments' },
    documents: {
      progress: 'Attaching Documents',
      success: 'Document attached successfully',
      failure: 'Unable to attach document',
    },
    feedback: {
      progress: 'Submiting Feedback',
      success: 'Feedback updated successfully',
      failure: 'Unable to attach document',
    },
    cancel: {
      progress: 'Canceling Meeting',
      success: 'Canceled Meeting successfully',
      failure: 'Unable to Cancel the Meeting',
    },
    approve: {
      progress: 'Selecting Candidate',
      success: 'Approved Meeting successfully',
      failure: 'Unable to Cancel the Meeting',
    },
    reject: {
      progress: 'Rejecting Meeting',
      success: 'Rejected Meeting successfully',
      failure: 'Unable to Reject the Meeting',
    },
  });
});

test('a newcomer reads the modals and the tagline as they were asked for', () => {
  expect(MODALS.registrationFailed).toEqual({
    title: 'Registration Failed',
    text: 'Sorry, something went wrong. Please try again after sometime',
  });
  expect(MODALS.verificationSent).toMatchObject({
    title: 'Verification Email Sent',
    continueToLogin: 'Continue to Login',
    close: 'Close',
  });
  expect(MODALS.passwordResetSent.title).toBe('Password Reset Link Sent to Email');
  expect(TAGLINE).toBe('Start & Track your Scheduling Process');
});

test('each role holds the actions and pages that were asked for, and nothing more', () => {
  const meeting = ['cancel_meeting', 'create_meeting', 'edit_meeting', 'reschedule_meeting', 'assign_to'];
  const actions = {
    ADMIN: [...meeting, 'create_jd', 'add_member', 'add_panelist'],
    USER_PANEL: ['select_candidate', 'reject_candidate', 'submit_feedback_candidate'],
    USER_RECRUITER: meeting,
  };
  const sorted = (table: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(table).map(([role, held]) => [role, held.toSorted()]));
  expect(sorted(ROLE_ACTIONS)).toEqual(sorted(actions));
  expect(sorted(ROLE_PAGES)).toEqual(
    sorted({
      ADMIN: ['jd_page', 'myteam_page', 'panelist_page', 'vendor_page', 'deepgaze_page'],
      USER_PANEL: [],
      USER_RECRUITER: ['jd_page', 'myteam_page', 'panelist_page'],
    }),
  );
});

test('an operator finds the limits that were asked for', () => {
  expect(LIMITS).toMatchObject({
    organizationMinLength: 4,
    phoneMinDigits: 7,
    phoneMaxDigits: 15,
    defaultPhoneCountry: 'IN',
    toastAutoCloseMs: 3000,
    resendCooldownSeconds: 30,
    logoWidthPx: 110,
    fileMaxBytes: 20 * 1024 ** 2,
    vendorQuotaBytes: 2 * 1024 ** 3,
    ticketSeconds: 60,
  });
});

test('a client of another make finds the calls under the addresses it knows', () => {
  const served = Object.values(ALL_ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(served).toEqual(
    expect.arrayContaining([
      'POST /authenticate',
      'POST /recruiter/registration',
      'GET /recruiter/service',
      'PUT /recruiter/service',
      'POST /booking/services',
      'GET /booking/services',
      'PUT /booking/services',
      'DELETE /booking/services',
      'POST /booking/services/save',
      'POST /booking/services/approve',
      'POST /booking/services/reject',
      'PUT /booking/services/candidatedetails',
      'POST /booking/services/comments',
      'PUT /booking/services/documents',
      'PUT /booking/services/feedback',
      'POST /booking/services/addresource',
      'POST /booking/services/assign',
      'PUT /resource/services/{id}/billing',
      'GET /booking/services/all',
      'GET /booking/services/status/count',
      'GET /panel/services/all',
      'POST /panel/services',
      'PUT /panel/services',
      'POST /files',
      'POST /files/raw',
      'GET /files/{documentId}',
      'POST /files/{documentId}/ticket',
      'GET /d/{ticket}',
    ]),
  );
});
