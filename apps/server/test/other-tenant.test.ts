import {
  createBusySource,
  deleteBusySource,
  listBusySources,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import {
  createHolidayCalendar,
  deleteHolidayCalendar,
  listHolidayCalendars,
  updateHolidayCalendar,
} from '@slotwise/contract/availability/holidays.endpoints';
import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import {
  createBooking,
  countBookings,
  getBooking,
  listBookings,
} from '@slotwise/contract/bookings/bookings.endpoints';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { assignBooking, cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { addResource, changeBilling } from '@slotwise/contract/bookings/resources.endpoints';
import {
  approveBooking,
  markNoShow,
  rejectBooking,
} from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { openOwnPanelLink, sendPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { createDownloadTicket, downloadFile } from '@slotwise/contract/files/files.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { listDeliveries, resendMail } from '@slotwise/contract/notifications/notifications.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import {
  createPanelist,
  resendPanelistInvitation,
  updatePanelist,
} from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import {
  attachVendorDocuments,
  commentOnVendor,
  createVendor,
  resendVendorInvitation,
  updateVendor,
} from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aVendor } from '@slotwise/test-data/a-vendor';
import { downloadInvite } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  retryWebhookDelivery,
  testWebhook,
  updateWebhook,
} from '@slotwise/contract/outgoing/webhooks.endpoints';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { aCalendar, anEvent } from './ics-text.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import { openEmbeddedTestDatabase, openWithoutRowSecurity } from './test-database.ts';

const CANARY = 'Quetzalcoatlus';
const TENANT_TABLES = [
  'vendor',
  'recruiter',
  'panelist',
  'holiday_calendar',
  'holiday',
  'busy_source',
  'busy_time',
  'booking',
  'booking_person',
  'booking_slot',
  'workflow_step',
  'mail',
  'file',
  'booking_comment',
  'booking_document',
  'resource',
  'billing',
  'billing_rate',
  'association',
  'association_side',
  'vendor_comment',
  'vendor_document',
  'webhook',
  'webhook_delivery',
];

const A_CALENDAR = aCalendar(anEvent(`SUMMARY:${CANARY}`, 'DTSTART;VALUE=DATE:20261208'));
const SOON = {
  durationMinutes: '60',
  timeZone: 'Asia/Kolkata',
  from: '2026-12-07',
  to: '2026-12-09',
};

describe.each([
  ['both walls', openEmbeddedTestDatabase],
  ['the code alone, on a role that bypasses row-level security', openWithoutRowSecurity],
] as const)('another tenant, behind %s', (wall, database) => {
  let app: TestApp;
  let owner: TestUser;
  let stranger: TestUser;
  let panelistId: string;
  let bookingId: string;
  let mailId: string;
  let supplierId: string;
  let documentId: string;
  let onboardedId: string;
  let resourceId: string;
  let calendarId: string;
  let sourceId: string;
  let webhookId: string;

  beforeAll(async () => {
    app = await startTestApp({ database });
    owner = await app.signUp(`${CANARY} Talent`, {
      email: 'owner@acme.example',
      firstName: CANARY,
      displayName: CANARY,
    });
    stranger = await app.signUp('Globex Search');
    const panelist = await app.call(
      createPanelist,
      { body: aPanelist({ firstName: CANARY, email: 'canary@acme.example' }) },
      owner,
    );
    panelistId = panelist.panelistId ?? '';
    const candidateDetails = aCandidate({ candidateName: `${CANARY} Candidate` });
    const booking = await app.call(
      createBooking,
      { body: aBooking({ candidateDetails, panelists: [{ panelistId }] }) },
      owner,
    );
    bookingId = booking.bookingId ?? '';
    const deliveries = await app.call(listDeliveries, { params: { id: bookingId } }, owner);
    mailId = deliveries.data?.[0]?.mailId ?? '';
    const uploaded = await app.app.inject({
      method: 'POST',
      url: `/api/files/raw?fileName=${CANARY}.txt`,
      payload: CANARY,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'text/plain' },
    });
    documentId = uploaded.json<{ documentId: string }>().documentId;
    await app.call(attachDocuments, { body: { bookingId, documents: [{ documentId }] } }, owner);
    await app.call(addComments, { body: { bookingId, comments: CANARY } }, owner);
    supplierId = await addSupplier();
    [onboardedId, resourceId] = await onboard();
    [calendarId, sourceId] = await takeTimeOff();
    // No event in these tests matches it.
    const hook = { url: 'https://hooks.acme.example/in', events: ['booking.rtr_refused' as const] };
    webhookId = (await app.call(createWebhook, { body: hook }, owner)).webhookId ?? '';
    const ids = [panelistId, bookingId, mailId, documentId, supplierId, onboardedId, resourceId];
    expect([...ids, calendarId, sourceId, webhookId]).not.toContain('');
  });
  afterAll(() => app.stop());

  /** An unclaimed supplier, with the owner's own data about it. */
  async function addSupplier(): Promise<string> {
    const fields = {
      vendorName: `${CANARY} Staffing`,
      contactEmail: 'canary@supplier.example',
      privateNotes: CANARY,
    };
    const { vendorId = '' } = await app.call(createVendor, { body: aVendor(fields) }, owner);
    await app.call(commentOnVendor, { body: { vendorId, comments: CANARY } }, owner);
    await app.call(attachVendorDocuments, { body: { vendorId, documents: [{ documentId }] } }, owner);
    return vendorId;
  }

  /** A second candidate of the owner, selected and billed. */
  async function onboard(): Promise<[string, string]> {
    const meetingInfo = aMeeting({ startTime: '2026-11-27T14:00', endTime: '2026-11-27T15:00' });
    const body = aBooking({ meetingInfo, panelists: [{ panelistId }] });
    const { bookingId: id = '' } = await app.call(createBooking, { body }, owner);
    await app.call(
      approveBooking,
      { body: { bookingId: id } },
      await app.accept('canary@acme.example', 'invite'),
    );
    const fields = {
      bookingId: id,
      resource: { clientName: CANARY },
      billing: { billRate: '9', currency: 'INR' },
    };
    const added = await app.call(addResource, { body: fields }, owner);
    return [id, added.resourceId ?? ''];
  }

  /** The owner's holidays, and busy times of their panelist, who now has an account. */
  async function takeTimeOff(): Promise<[string, string]> {
    const fields = { name: CANARY, ics: A_CALENDAR };
    const holidays = await app.call(createHolidayCalendar, { body: fields }, owner);
    const panelist = await app.logIn('canary@acme.example');
    const busy = await app.call(createBusySource, { body: fields }, panelist);
    return [holidays.calendarId ?? '', busy.sourceId ?? ''];
  }

  /** A digest of all of the owner's rows, as seen by the owner's own transactions. */
  const rowsOfOwner = () =>
    asVendor(app.context.db, toVendorId(owner.vendorId), async (tx) => {
      const texts: string[] = [];
      for (const table of TENANT_TABLES) {
        const { rows } = await tx.executeSql(
          `select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${table} t where vendor_id = $1`,
          [owner.vendorId],
        );
        texts.push(String(rows[0]?.['rows']));
      }
      return createHash('sha256').update(texts.join('\n')).digest('hex');
    });

  const asStranger = async (endpoint: Endpoint, request: object) => {
    const response = await app.send(endpoint, request, { token: stranger.token });
    expect(response.body).not.toContain(CANARY);
    expect(response.body).not.toContain('acme.example');
    return response.statusCode;
  };

  test('the wall is as this run declares it', async () => {
    const seen = await asVendor(app.context.db, toVendorId(stranger.vendorId), (tx) =>
      tx.executeSql('select vendor_id from recruiter'),
    );
    const tenants = new Set(seen.rows.map((row) => row['vendor_id']));
    expect(tenants.has(owner.vendorId)).toBe(wall !== 'both walls');
  });

  test('none of our records is found by its id', async () => {
    const before = await rowsOfOwner();
    const requests: [Endpoint, object][] = [
      [getRecruiter, { query: { userId: owner.userId } }],
      [updateRecruiter, { body: { userId: owner.userId, location: 'Elsewhere' } }],
      [updatePanelist, { body: { panelistId, firstName: 'Taken' } }],
      [resendPanelistInvitation, { params: { id: panelistId } }],
      [updateHolidayCalendar, { body: { calendarId, name: 'Taken', isDefault: true } }],
      [updateHolidayCalendar, { body: { calendarId, ics: A_CALENDAR } }],
      [deleteHolidayCalendar, { query: { calendarId } }],
      [findSlots, { query: { ...SOON, panelistIds: panelistId } }],
      [findSlots, { query: { ...SOON, pools: `1:${panelistId}|${panelistId}` } }],
      [findSlots, { query: { ...SOON, emails: 'somebody@globex.example', bookingId } }],
      [getBooking, { query: { id: bookingId } }],
      [listDeliveries, { params: { id: bookingId } }],
      [listReminders, { params: { id: bookingId } }],
      [downloadInvite, { params: { id: bookingId } }],
      [updateWebhook, { body: { webhookId, description: 'Taken', isActive: false } }],
      [deleteWebhook, { query: { webhookId } }],
      [renewWebhookSecret, { params: { id: webhookId } }],
      [testWebhook, { params: { id: webhookId } }],
      [listWebhookDeliveries, { params: { id: webhookId } }],
      [retryWebhookDelivery, { params: { id: webhookId, deliveryId: webhookId } }],
      [resendMail, { params: { id: bookingId }, body: { mailId } }],
      [downloadFile, { params: { documentId } }],
      [createDownloadTicket, { params: { documentId } }],
      [markNoShow, { body: { bookingId, noShowBy: 'PANEL' } }],
      [openOwnPanelLink, { params: { id: bookingId } }],
      [sendPanelLink, { params: { id: bookingId }, body: { email: 'canary@acme.example' } }],
      [saveDraft, { body: { bookingId, jobTitle: 'Taken' } }],
      [assignBooking, { query: { bookingId, assigneeEmail: stranger.email } }],
      [reviseBooking, { body: { bookingId, instructions: 'Taken' } }],
      [reviseBooking, { body: { bookingId, meetingInfo: { startTime: '2027-01-04T10:00' }, version: 99 } }],
      [cancelBooking, { query: { bookingId } }],
      [updateCandidate, { body: { bookingId, candidateDetails: { email: 'taken@globex.example' } } }],
      [createBooking, { body: { ...aBooking(), bookingId } }],
      [addComments, { body: { bookingId, comments: 'Hello' } }],
      [attachDocuments, { body: { bookingId, documents: [], removedDocumentIds: [documentId] } }],
      [addResource, { body: { bookingId: onboardedId, resource: { clientName: 'Taken' } } }],
      [changeBilling, { params: { id: onboardedId }, body: { billRate: '1' } }],
      [changeBilling, { params: { id: resourceId }, body: { billRate: '1' } }],
      ...[owner.vendorId, supplierId].flatMap((id): [Endpoint, object][] => [
        [getVendor, { params: { id } }],
        [listVendors, { params: { id }, query: {} }],
        [updateVendor, { params: { vendorId: id }, body: { city: 'Taken', associationStatus: 'ACTIVE' } }],
        [resendVendorInvitation, { params: { id } }],
        [commentOnVendor, { body: { vendorId: id, comments: 'Hello' } }],
        [attachVendorDocuments, { body: { vendorId: id, documents: [] } }],
      ]),
    ];
    for (const [endpoint, request] of requests) {
      expect([endpoint.summary, await asStranger(endpoint, request)]).toEqual([endpoint.summary, 404]);
    }
    expect(await rowsOfOwner()).toBe(before);
  });

  test('a panelist of theirs cannot find or write to our meetings and busy times', async () => {
    const before = await rowsOfOwner();
    const email = 'panelist@globex.example';
    await app.call(createPanelist, { body: aPanelist({ email }) }, stranger);
    const { token } = await app.accept(email, 'invite');
    const requests: [Endpoint, object][] = [
      [approveBooking, { body: { bookingId } }],
      [rejectBooking, { body: { bookingId } }],
      [giveFeedback, { body: { bookingId, feedback: { summary: 'Whatever' } } }],
      [deleteBusySource, { query: { sourceId } }],
    ];
    for (const [endpoint, request] of requests) {
      const response = await app.send(endpoint, request, { token });
      expect([endpoint.summary, response.statusCode]).toEqual([endpoint.summary, 404]);
      expect(response.body).not.toContain(CANARY);
    }
    expect((await app.call(listBusySources, {}, { token })).data).toEqual([]);
    expect(await rowsOfOwner()).toBe(before);
  });

  test('none of theirs can follow our holidays', async () => {
    const before = await rowsOfOwner();
    const email = 'follower@globex.example';
    const body = aPanelist({ email, holidayCalendarId: calendarId });
    expect(await asStranger(createPanelist, { body })).toBe(400);
    const added = await app.call(createPanelist, { body: aPanelist({ email }) }, stranger);
    const change = { panelistId: added.panelistId ?? '', holidayCalendarId: calendarId };
    expect(await asStranger(updatePanelist, { body: change })).toBe(400);
    expect(await rowsOfOwner()).toBe(before);
  });

  test('refuses our tenant or people named as their own', async () => {
    const before = await rowsOfOwner();
    const requests: [Endpoint, object][] = [
      [updateRecruiter, { body: { vendorId: owner.vendorId, location: 'X' } }],
      [createPanelist, { body: { ...aPanelist({ email: 'x@globex.example' }), vendorId: owner.vendorId } }],
      [createPanelist, { body: { ...aPanelist({ email: 'y@globex.example' }), submitterId: owner.userId } }],
      [createBooking, { body: { ...aBooking(), vendorId: owner.vendorId } }],
    ];
    for (const [endpoint, request] of requests) {
      expect([endpoint.summary, await asStranger(endpoint, request)]).toEqual([endpoint.summary, 403]);
    }
    expect(await rowsOfOwner()).toBe(before);
  });

  test('refuses our files on their meeting, and our panelist in their draft', async () => {
    const before = await rowsOfOwner();
    const documents = [{ documentId }];
    const draft = await app.call(saveDraft, { body: { panelists: [{ panelistId }] } }, stranger);
    expect(draft.data?.panelists).toEqual([]);
    const body = { bookingId: draft.bookingId ?? '', documents, removedDocumentIds: [] };
    expect(await asStranger(attachDocuments, { body })).toBe(400);
    expect(await asStranger(cancelBooking, { query: { bookingId: draft.bookingId } })).toBe(200);
    expect(await rowsOfOwner()).toBe(before);
  });

  test('refuses our panelist on a panel', async () => {
    const status = await asStranger(createBooking, { body: aBooking({ panelists: [{ panelistId }] }) });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('no list or count includes anything of ours', async () => {
    for (const query of [{}, { vendor: owner.vendorId }, { q: CANARY }])
      await asStranger(listPanelists, { query });
    expect((await app.call(listHolidayCalendars, {}, stranger)).data).toEqual([]);
    expect((await app.call(listWebhooks, {}, stranger)).data).toEqual([]);
    await asStranger(listVendors, { params: { id: stranger.vendorId }, query: { q: CANARY } });
    for (const query of [{}, { name: owner.vendorId }, { name: CANARY }, { name: 'owner@acme.example' }]) {
      await asStranger(listBookings, { query });
      const counted = await app.call(countBookings, { query }, stranger);
      expect(counted.total ?? 0).toBe(0);
    }
  });

  test('the same person, hour and address are free for them', async () => {
    await app
      .call(createPanelist, { body: aPanelist({ email: 'canary@acme.example' }) }, stranger)
      .then(({ httpStatus }) => expect(httpStatus).toBe(201));
    expect((await app.call(createBooking, { body: aBooking() }, stranger)).httpStatus).toBe(201);
  });
});
