import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { authenticate, register } from './auth/auth.endpoints.ts';
import { LIMITS } from './limits.ts';
import { TAGLINE, type ActionMessages } from './first-messages.ts';
import { MESSAGES, MODALS } from './messages.ts';
import { ROLE_ACTIONS, ROLE_PAGES } from './permissions.ts';

/**
 * The texts that the product's users asked for, typed by hand letter by letter. Nothing here is read from the code
 * under test.
 */

const TRY_AGAIN = 'An error occurred, please try again.';

describe('the required texts', () => {
  const all: ActionMessages[] = Object.values(MESSAGES).flatMap((nouns) => Object.values(nouns));

  test.each([
    'Validating User.....',
    'Creating new Meeting',
    'Rescheduling Meeting',
    'Updating Meeting',
    'Updating Candidate Details',
    'Attaching Documents',
    'Submiting Feedback',
    'Canceling Meeting',
    'Selecting Candidate',
    'Rejecting Meeting',
    'Creating new panelist',
    'Updating panelist',
    'Adding new Member',
    'Updating Vendor',
    'Updating Job Details',
  ])('shows “%s” while an action runs', (text) => {
    expect(all.map(({ progress }) => progress)).toContain(text);
  });

  test.each([
    'Validatied User Successfully',
    'User created Successfully',
    'User updated Successfully',
    'Meeting created Successfully',
    'Rescheduled Meeting Successfully',
    'Updating Meeting Successfully',
    'Updating Candidate Details Successfully',
    'Resource added successfully',
    'Updating resource Details Successfully',
    'Comments added successfully',
    'Document attached successfully',
    'Feedback updated successfully',
    'Canceled Meeting successfully',
    'Approved Meeting successfully',
    'Rejected Meeting successfully',
    'Job Details created Successfully',
    'Job Details updated Successfully',
    'Vendor Booking created successfully',
    'Vendor Booking updated successfully',
  ])('shows “%s” on success', (text) => {
    expect(all.map(({ success }) => success)).toContain(text);
  });

  test.each([
    'unable to create user. Please try again.',
    'unable to update user. Please try again.',
    'unable to create booking',
    'Unable to rescheduled Meeting',
    'Unable to Update Meeting',
    'Unable to Update candidate details',
    'Unable to Update resource details',
    'Unable to update comments',
    'Unable to attach document',
    'Unable to Cancel the Meeting',
    'Unable to Reject the Meeting',
    'Unable to create vendor booking',
    'Unable to update vendor booking',
  ])('shows “%s” on failure', (text) => {
    expect(all.map(({ failure }) => failure)).toContain(text);
  });

  test('log-in has its own text for every outcome, and log-out warns with a single text', () => {
    expect(MESSAGES.auth.logIn).toEqual({
      progress: 'Validating User.....',
      success: 'Validatied User Successfully',
      failure: 'Please fix the following:',
      exception: 'UnExpected Happened Please try later',
    });
    expect(MESSAGES.auth.logOut.success).toBe('Logged out');
  });

  test('a failed approval shares its text with cancellation, a failed scorecard with documents', () => {
    const { cancel, approve, documents, feedback, addResource, updateResource } = MESSAGES.bookings;
    expect(approve).toEqual({
      progress: 'Selecting Candidate',
      success: 'Approved Meeting successfully',
      failure: 'Unable to Cancel the Meeting',
    });
    expect(cancel.failure).toBe('Unable to Cancel the Meeting');
    expect([documents.failure, feedback.failure]).toEqual(Array(2).fill('Unable to attach document'));
    expect([addResource.failure, updateResource.failure]).toEqual(
      Array(2).fill('Unable to Update resource details'),
    );
  });

  test('all failures while saving people, jobs and vendors share one text', () => {
    const { recruiters, auth, panelists, team, jobDescriptions, vendors } = MESSAGES;
    const saves: ActionMessages[] = [
      auth.register,
      recruiters.update,
      panelists.create,
      panelists.update,
      team.add,
      jobDescriptions.create,
      jobDescriptions.update,
      vendors.create,
      vendors.update,
    ];
    expect(saves.map(({ exception }) => exception)).toEqual(saves.map(() => TRY_AGAIN));
  });

  test('the modals and the tagline for new users', () => {
    expect(MODALS.registrationFailed).toEqual({
      title: 'Registration Failed',
      text: 'Sorry, something went wrong. Please try again after sometime',
    });
    expect(MODALS.verificationSent).toMatchObject({
      title: 'Verification Email Sent',
      continueToLogin: 'Continue to Login',
      close: 'Close',
    });
    expect(MODALS.passwordResetSent).toMatchObject({
      title: 'Password Reset Link Sent to Email',
      continueToLogin: 'Continue to Login',
    });
    expect(TAGLINE).toBe('Start & Track your Scheduling Process');
  });
});

describe('the messages for invalid form fields', () => {
  const listTexts = (endpoint: typeof authenticate | typeof register, body: object) => {
    const parsed = endpoint.body?.safeParse(body);
    const issues = parsed?.success === false ? parsed.error.issues : [];
    return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
  };

  test('the log-in', () => {
    expect(listTexts(authenticate, {})).toEqual({
      username: 'Mail Address is required',
      password: 'Password is required',
    });
    expect(listTexts(authenticate, { username: 'nobody', password: 'x' })).toEqual({
      username: 'Invalid Email Address',
    });
  });

  test('the sign-up', () => {
    expect(listTexts(register, {})).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      displayName: 'Display Name is required',
      organization: 'Organization Name is required',
      email: 'Email is required',
      designation: 'Designation is required',
      location: 'Location is required',
      phone: 'Mobile number is required',
    });
    const names = { firstName: 'A', lastName: 'R', displayName: 'AR', designation: 'Lead', location: 'Pune' };
    expect(listTexts(register, { ...names, organization: 'Acm', email: 'ananya', phone: '12 345' })).toEqual({
      organization: 'Organization name must be at least 4 characters long',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
    });
    const fine = { ...names, organization: 'Acme', email: 'ananya@acme.example' };
    for (const phone of ['1234567', '98450 01234', '1 2 3 4 5 6 7', '123456789012345']) {
      expect(listTexts(register, { ...fine, phone }), phone).toEqual({});
    }
    for (const phone of ['123456', '1234567890123456', '98450  01234', '98450-01234']) {
      expect(listTexts(register, { ...fine, phone }), phone).toEqual({ phone: 'Invalid phone number' });
    }
  });
});

test('each role has exactly the required actions and pages', () => {
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

test('the constants and limits have the required values', () => {
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
    ownershipDays: 180,
  });
});

/** The 43 calls and the three of the file helpers, each with its access and the fields it must accept. */
const CALLS = `
  POST   /authenticate                        public          username password
  POST   /recruiter/registration              public          firstName lastName displayName organization email designation location phone
  PUT    /recruiter/service                   signed-in       userId vendorId firstName lastName displayName organization email designation location phone
  GET    /recruiter/service                   signed-in       userId
  GET    /recruiter/services/all              myteam_page     vendor
  DELETE /recruiter/service                   add_member      userId
  POST   /recruiter/service                   add_member      vendorId submitterId userId
  POST   /booking/services                    create_meeting  meetingInfo candidateDetails
  POST   /booking/services/save               create_meeting  -
  DELETE /booking/services                    cancel_meeting  bookingId comments
  PUT    /booking/services                    edit_meeting    bookingId meetingInfo
  POST   /booking/services/approve            select_candidate          bookingId comments
  POST   /booking/services/reject             reject_candidate          bookingId comments
  PUT    /booking/services/candidatedetails   edit_meeting    bookingId candidateDetails
  PUT    /resource/services/{id}/billing      vendor_page     -
  POST   /booking/services/comments           signed-in       bookingId comments
  PUT    /booking/services/documents          signed-in       bookingId documents
  GET    /booking/services/all                signed-in       name
  GET    /booking/services                    signed-in       id
  GET    /booking/services/status/count       signed-in       -
  PUT    /booking/services/feedback           submit_feedback_candidate bookingId feedback
  GET    /booking/services/submitterVendor    create_meeting  submitterVendorId
  POST   /booking/services/addresource        create_meeting  bookingId
  POST   /booking/services/assign             assign_to       bookingId assigneeEmail comments
  GET    /vendor/services/{id}/associated     vendor_page     -
  POST   /vendor/services                     vendor_page     vendorName
  PUT    /vendor/services/{vendorId}          vendor_page     submitterId userId
  GET    /vendor/services/{id}                vendor_page     -
  POST   /vendor/services/comments            vendor_page     vendorId comments
  PUT    /vendor/services/documents           vendor_page     vendorId documents
  POST   /vendor-booking/services             create_meeting  -
  PUT    /vendor-booking/services             create_meeting  -
  GET    /jd/services/all                     jd_page         name
  POST   /jd/services                         create_jd       vendorId
  PUT    /jd/services                         create_jd       vendorId
  GET    /panel/services/all                  panelist_page   vendor
  POST   /panel/services                      add_panelist    vendorId submitterId userId
  PUT    /panel/services                      signed-in       vendorId submitterId userId
  POST   /deepgaze/deepgaze-upload/zip        deepgaze_page   -
  GET    /deepgaze/zips                       deepgaze_page   -
  GET    /deepgaze/zips/{zip}/resumes         deepgaze_page   -
  POST   /deepgaze/query                      deepgaze_page   contextId question zipFileName
  DELETE /deepgaze/context                    deepgaze_page   contextId
  POST   /files                               signed-in       -
  POST   /files/raw                           signed-in       fileName
  GET    /files/{documentId}                  signed-in       -`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [string, string, string, ...string[]]);

test.each(CALLS)('%s %s is available to %s', (method, path, access, ...fields) => {
  const served = Object.values(ALL_ENDPOINTS).find((one) => one.method === method && one.path === path);
  expect(served).toMatchObject({ access });
  const known = [served?.query, served?.body].flatMap((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );
  const inner = [served?.body].flatMap((schema) => innerFields(schema));
  const wanted = fields.filter((field) => field !== '-');
  expect([...known, ...inner]).toEqual(expect.arrayContaining(wanted));
});

/** The field names of a body, even if the body is optional. */
function innerFields(schema: unknown): string[] {
  const { innerType } = (schema as { def?: { innerType?: { shape?: object } } } | undefined)?.def ?? {};
  return Object.keys(innerType?.shape ?? {});
}
