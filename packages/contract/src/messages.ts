import { BOOKING_MESSAGES, BOOKING_MODALS } from './booking-messages.ts';
import { HOME_MESSAGES } from './home-messages.ts';
import { FIRST_MESSAGES, FIRST_MODALS, TRY_AGAIN, type ActionMessages } from './first-messages.ts';

/**
 * The texts of every action. Wording and spelling, including odd ones ('Validatied'), are what the product's users
 * asked for; `conformance.test.ts` compares them letter by letter.
 */
export const MESSAGES = {
  auth: FIRST_MESSAGES,
  recruiters: {
    update: {
      success: 'User updated Successfully',
      failure: 'unable to update user. Please try again.',
      exception: TRY_AGAIN,
    },
  },
  team: {
    add: {
      progress: 'Adding new Member',
      success: 'Member added',
      failure: 'Unable to add the member',
      exception: TRY_AGAIN,
    },
    changeRole: { success: 'Role changed', failure: 'Unable to change the role', exception: TRY_AGAIN },
    remove: { success: 'Member removed', failure: 'Unable to remove the member', exception: TRY_AGAIN },
    resendInvitation: { success: 'Invitation sent again', failure: 'Unable to send the invitation again' },
  },
  sessions: {
    end: { success: 'That device is logged out', failure: 'Unable to log that device out' },
  },
  jobDescriptions: {
    create: {
      success: 'Job Details created Successfully',
      failure: 'Unable to create the job',
      exception: TRY_AGAIN,
    },
    update: {
      progress: 'Updating Job Details',
      success: 'Job Details updated Successfully',
      failure: 'Unable to update the job',
      exception: TRY_AGAIN,
    },
  },
  vendors: {
    create: { success: 'Vendor added', failure: 'Unable to add the vendor', exception: TRY_AGAIN },
    update: {
      progress: 'Updating Vendor',
      success: 'Vendor updated',
      failure: 'Unable to update the vendor',
      exception: TRY_AGAIN,
    },
    comment: { success: 'Comments added successfully', failure: 'Unable to update comments' },
    documents: {
      progress: 'Attaching Documents',
      success: 'Document attached successfully',
      failure: 'Unable to attach document',
    },
    removeDocument: { success: 'Document removed', failure: 'Unable to remove the document' },
    resendInvitation: { success: 'Invitation sent again', failure: 'Unable to send the invitation again' },
  },
  vendorBookings: {
    create: {
      success: 'Vendor Booking created successfully',
      failure: 'Unable to create vendor booking',
    },
    update: {
      success: 'Vendor Booking updated successfully',
      failure: 'Unable to update vendor booking',
    },
    resendRtr: { success: 'Question sent again', failure: 'Unable to send the question again' },
  },
  panelists: {
    create: {
      progress: 'Creating new panelist',
      failure: 'Unable to create the panelist',
      exception: TRY_AGAIN,
    },
    update: { progress: 'Updating panelist', failure: 'Unable to update the panelist', exception: TRY_AGAIN },
    resendInvitation: { success: 'Invitation sent again', failure: 'Unable to send the invitation again' },
    deactivate: {
      progress: 'Updating panelist',
      success: 'Panelist deactivated',
      failure: 'Unable to deactivate the panelist',
      exception: TRY_AGAIN,
    },
    reactivate: {
      progress: 'Updating panelist',
      success: 'Panelist reactivated',
      failure: 'Unable to reactivate the panelist',
      exception: TRY_AGAIN,
    },
  },
  busyTimes: {
    read: {
      progress: 'Reading the calendar file',
      success: 'Busy times updated',
      failure: 'Unable to read the calendar file',
      exception: TRY_AGAIN,
    },
    connect: {
      progress: 'Reading the calendar',
      success: 'Calendar connected',
      failure: 'Unable to connect the calendar',
      exception: TRY_AGAIN,
    },
    find: { failure: 'Unable to find the calendars', exception: TRY_AGAIN },
    refresh: {
      progress: 'Syncing the calendar',
      success: 'Busy times updated',
      failure: 'Unable to sync the calendar',
      exception: TRY_AGAIN,
    },
    remove: { success: 'Busy times removed', failure: 'Unable to remove the busy times' },
  },
  holidays: {
    follow: {
      progress: 'Adding holidays',
      success: 'Holidays added',
      failure: 'Unable to add the holidays',
      exception: TRY_AGAIN,
    },
    update: { success: 'Holidays updated', failure: 'Unable to update the holidays', exception: TRY_AGAIN },
    remove: { success: 'Holidays removed', failure: 'Unable to remove the holidays' },
  },
  ...HOME_MESSAGES,
  bookings: BOOKING_MESSAGES,
  views: {
    create: { success: 'View saved', failure: 'Unable to save the view', exception: TRY_AGAIN },
    update: { success: 'View saved', failure: 'Unable to save the view', exception: TRY_AGAIN },
    share: { success: 'View shared with your organization', failure: 'Unable to share the view' },
    unshare: { success: 'Only you see this view now', failure: 'Unable to stop sharing the view' },
    remove: { success: 'View removed', failure: 'Unable to remove the view' },
    start: { success: 'Your dashboard opens with this view', failure: 'Unable to choose the view' },
    noStart: { success: 'Your dashboard opens with all meetings', failure: 'Unable to change this' },
  },
  calendarFeeds: {
    create: { success: 'Address created', failure: 'Unable to create the address' },
    remove: { success: 'Your calendar is off', failure: 'Unable to switch the calendar off' },
  },
  webhooks: {
    create: { success: 'Webhook added', failure: 'Unable to add the webhook', exception: TRY_AGAIN },
    update: { success: 'Webhook saved', failure: 'Unable to save the webhook', exception: TRY_AGAIN },
    switchOn: { success: 'Webhook switched on', failure: 'Unable to switch the webhook on' },
    switchOff: { success: 'Webhook switched off', failure: 'Unable to switch the webhook off' },
    remove: { success: 'Webhook removed', failure: 'Unable to remove the webhook' },
    renewSecret: { success: 'New secret created', failure: 'Unable to create a new secret' },
    test: {
      progress: 'Sending a test',
      success: 'The test arrived',
      failure: 'The test did not arrive',
    },
    retry: { success: 'The event is on its way again', failure: 'Unable to send the event again' },
  },
  deepgaze: {
    upload: {
      success: 'Zip uploaded. Its resumes are being read.',
      failure: 'Unable to upload the zip',
      exception: TRY_AGAIN,
    },
    ask: { failure: 'Unable to answer the question', exception: TRY_AGAIN },
    readJob: { failure: 'Unable to read the job description', exception: TRY_AGAIN },
    matchJob: { failure: 'Unable to match the job', exception: TRY_AGAIN },
    markFine: { success: 'Marked as reviewed', failure: 'Unable to mark the pair' },
    showAgain: { success: 'Shown again', failure: 'Unable to show the pair again' },
    forget: { success: 'Conversation cleared', failure: 'Unable to clear the conversation' },
    remove: {
      progress: 'Deleting the zip',
      success: 'Zip deleted',
      failure: 'Unable to delete the zip',
      exception: TRY_AGAIN,
    },
    schedule: {
      progress: 'Reading the resume',
      failure: 'Unable to fill in the meeting',
      exception: TRY_AGAIN,
    },
    switchModelOn: { success: 'Language model switched on', failure: 'Unable to switch the model on' },
    switchModelOff: { success: 'Language model switched off', failure: 'Unable to switch the model off' },
  },
} as const satisfies Record<string, Record<string, ActionMessages>>;

/** Titles and texts of the result modals. */
export const MODALS = {
  ...FIRST_MODALS,
  userUpdated: { title: 'Profile saved', text: MESSAGES.recruiters.update.success },
  userUpdateFailed: { title: 'Profile not saved', text: MESSAGES.recruiters.update.failure },
  passwordUpdated: { title: 'Password changed', text: MESSAGES.recruiters.update.success },
  passwordUpdateFailed: { title: 'Password not changed', text: MESSAGES.recruiters.update.failure },
  emailLinkSent: {
    title: 'Confirm the new address',
    text: 'Open the link we emailed to the new address. Until then, log in with your current one.',
  },
  emailKept: {
    title: 'Email address kept',
    text: 'You still log in with your current address. The link we sent to the other one no longer works.',
  },
  emailUpdateFailed: { title: 'Email address not changed', text: MESSAGES.recruiters.update.failure },
  panelistAdded: { title: 'Panelist added' },
  panelistUpdated: { title: 'Panelist saved' },
  panelistFailed: { title: 'Panelist not saved' },
  jobAdded: { title: 'Job added' },
  jobUpdated: { title: 'Job saved' },
  jobFailed: { title: 'Job not saved' },
  ...BOOKING_MODALS,
} as const;
