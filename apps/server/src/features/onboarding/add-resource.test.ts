import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { addResource, changeBilling } from '@slotwise/contract/bookings/resources.endpoints';
import { DEFAULT_ONBOARDING } from '@slotwise/contract/booking-parts/resources.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';

const scene = await startPanelScene();
const { call, admin, asha, read } = scene;
const rohan = await addRecruiter(scene, admin, 'Rohan');
const divya = await addRecruiter(scene, admin, 'Divya');
const stranger = await scene.signUp('Globex Talent');
afterAll(scene.stop);

let day = 0;
/** A candidate of Rohan's, selected by the panel. */
async function selected(): Promise<string> {
  day += 1;
  const startTime = new Date(Date.UTC(2026, 5, day, 9)).toISOString();
  const endTime = new Date(Date.UTC(2026, 5, day, 10)).toISOString();
  const body = aBooking({
    meetingInfo: aMeeting({ startTime, endTime }),
    candidateDetails: aCandidate({ email: `c${day}@candidate.example`, currentLocation: 'Pune' }),
    panelists: [{ panelistId: asha.panelistId }],
  });
  const { bookingId = '' } = await call(createBooking, { body }, rohan);
  expect((await call(approveBooking, { body: { bookingId } }, asha)).httpStatus).toBe(200);
  return bookingId;
}

type Body = Omit<RequestOf<typeof addResource>['body'], 'bookingId'>;
const add = (bookingId: string, body: Body = {}, who: TestUser = rohan, key?: string) =>
  call(addResource, { body: { bookingId, ...body } }, who, {
    headers: key ? { 'idempotency-key': key } : {},
  });
const bill = (id: string, body: RequestOf<typeof changeBilling>['body'], who: TestUser = admin) =>
  call(changeBilling, { params: { id }, body }, who);

describe('adding a resource', () => {
  test('creates one from the selected candidate, who is then onboarded', async () => {
    const bookingId = await selected();
    const added = await add(bookingId, { resource: { joiningDate: '2026-07-01' } });
    expect(added).toMatchObject({
      httpStatus: 201,
      bookingId,
      data: {
        bookingStatus: 'ONBOARDED',
        resource: {
          resourceId: added.resourceId,
          bookingId,
          resourceName: 'Meera Iyer',
          email: `c${day}@candidate.example`,
          workLocation: 'Pune',
          joiningDate: '2026-07-01',
          endDate: '',
          resourceStatus: 'PENDING_JOINING',
          billing: null,
          version: 1,
        },
      },
    });
    expect(added.data?.resource?.onboarding.map(({ item }) => item)).toEqual([...DEFAULT_ONBOARDING]);
    expect(added.data?.workFlow.at(-1)).toMatchObject({
      action: 'RESOURCE_ADDED',
      fromStatus: 'SELECTED',
      toStatus: 'ONBOARDED',
      byEmail: rohan.email,
    });
  });

  test('a second time changes it, and keeps what is omitted', async () => {
    const bookingId = await selected();
    const first = await add(bookingId, { resource: { clientName: 'Borealis', joiningDate: '2026-07-01' } });
    const onboarding = [{ item: DEFAULT_ONBOARDING[0], done: true }, { item: 'Badge photo' }];
    const second = await add(
      bookingId,
      { resource: { workLocation: 'Delhi', onboarding }, version: 1 },
      admin,
    );
    expect(second).toMatchObject({
      httpStatus: 201,
      resourceId: first.resourceId,
      data: {
        resource: {
          clientName: 'Borealis',
          workLocation: 'Delhi',
          version: 2,
          onboarding: [
            { item: DEFAULT_ONBOARDING[0], done: true, doneBy: admin.displayName },
            { item: 'Badge photo', required: true, done: false, doneBy: null },
          ],
        },
      },
    });
    expect(second.data?.workFlow.at(-1)).toMatchObject({
      action: 'RESOURCE_UPDATED',
      details: { changes: ['workLocation', 'onboarding'] },
    });
    const same = await add(bookingId, { resource: { workLocation: 'Delhi' } });
    expect(same.data).toMatchObject({ version: second.data?.version, resource: { version: 2 } });
  });

  test('twice under one key happens once', async () => {
    const bookingId = await selected();
    const first = await add(bookingId, {}, rohan, 'resource-1');
    expect((await add(bookingId, {}, rohan, 'resource-1')).data).toEqual(first.data);
    expect((await read(bookingId, admin)).resource?.version).toBe(1);
  });

  test('with an outdated version is refused with the changes since', async () => {
    const bookingId = await selected();
    await add(bookingId);
    await add(bookingId, { resource: { workLocation: 'Delhi' } }, admin);
    const late = await add(bookingId, { resource: { workLocation: 'Goa' }, version: 1 });
    expect(late).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      message: [`${admin.displayName} changed this meeting first. Look at the change, then try again.`],
      details: {
        version: 2,
        changes: [{ action: 'RESOURCE_UPDATED', details: { changes: ['workLocation'] } }],
      },
    });
    expect((await read(bookingId, admin)).resource?.workLocation).toBe('Delhi');
  });

  test('is refused for a candidate who is not selected, and to those whose booking it is not', async () => {
    const bookingId = await scene.book('2026-08-01T09:00:00.000Z');
    expect(await add(bookingId, {}, admin)).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    const chosen = await selected();
    expect(await add(chosen, {}, divya)).toMatchObject({ httpStatus: 403 });
    expect(await add(chosen, {}, asha)).toMatchObject({ httpStatus: 403 });
    expect(await add(chosen, {}, stranger)).toMatchObject({ httpStatus: 404 });
  });

  test.each(['2026-02-30', '0000-01-01'])('refuses the impossible date %s', async (offerDate) => {
    const refused = await add(await selected(), { resource: { offerDate } });
    expect(refused.fieldErrors).toEqual({
      'resource.offerDate': 'Offer date is a date such as 2026-11-26',
    });
  });

  test('with contradicting dates names the field and writes nothing', async () => {
    const bookingId = await selected();
    const resource = { joiningDate: '2026-07-01', endDate: '2026-06-30' };
    expect(await add(bookingId, { resource })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { 'resource.endDate': 'End date lies before joining date' },
    });
    expect(await read(bookingId, admin)).toMatchObject({ bookingStatus: 'SELECTED', resource: null });
  });
});

describe('billing a resource', () => {
  test('is for administrators, exact to the cent, and keeps every rate', async () => {
    const bookingId = await selected();
    const { resourceId = '' } = await add(bookingId);
    const first = await bill(bookingId, {
      billRate: '92.5',
      payRate: '70',
      currency: 'USD',
      rateUnit: 'HOUR',
    });
    expect(first).toMatchObject({
      httpStatus: 200,
      bookingId,
      resourceId,
      data: {
        version: 2,
        billing: {
          billRate: '92.50',
          marginAmount: '22.50',
          marginPercent: '24.32',
          invoiceCycle: 'MONTHLY',
        },
      },
    });
    const body = {
      billRate: '0.3',
      payRate: '0.1',
      effectiveFrom: '2026-10-01',
      reason: 'Yearly review',
      version: 2,
    };
    const second = await bill(resourceId, body);
    expect(second.data?.billing).toMatchObject({
      marginAmount: '0.20',
      marginPercent: '66.67',
      history: [
        { effectiveFrom: '2026-10-01', billRate: '0.30', reason: 'Yearly review', byName: admin.displayName },
        {
          effectiveFrom: '2026-03-02',
          billRate: '92.50',
          payRate: '70.00',
          currency: 'USD',
          rateUnit: 'HOUR',
        },
      ],
    });
    const noted = await bill(resourceId, { notes: 'Net 30', billRate: '0.30' });
    expect(noted.data).toMatchObject({ version: 4, billing: { notes: 'Net 30' } });
    expect(noted.data?.billing?.history).toHaveLength(2);
    const { workFlow } = await read(bookingId, admin);
    expect(workFlow.at(-1)).toMatchObject({ action: 'BILLING_UPDATED', details: { changes: ['notes'] } });
  });

  test('dates a rate in the organization’s zone', async () => {
    const bookingId = await selected();
    await add(bookingId);
    scene.clock.set('2026-03-02T19:00:00.000Z');
    const again = await scene.logIn(admin.email);
    const { data } = await bill(bookingId, { billRate: '10', currency: 'INR' }, again);
    scene.clock.set('2026-03-02T09:00:00.000Z');
    expect(data?.billing?.history[0]?.effectiveFrom).toBe('2026-03-03');
  });

  test('is accepted along with the resource from an administrator, and no one else', async () => {
    const bookingId = await selected();
    const billing = { billRate: '10', currency: 'INR' };
    expect(await add(bookingId, { billing })).toMatchObject({
      httpStatus: 403,
      message: ['Billing is entered by an administrator.'],
    });
    expect(await read(bookingId, admin)).toMatchObject({ bookingStatus: 'SELECTED', resource: null });
    const added = await add(bookingId, { resource: { joiningDate: '2026-07-01' }, billing }, admin);
    expect(added.data?.resource?.billing).toMatchObject({
      billRate: '10.00',
      billingStartDate: '2026-07-01',
    });
    expect(await bill(bookingId, { notes: 'x' }, rohan)).toMatchObject({ httpStatus: 403 });
  });

  test('is readable for administrators and the own recruiter; the panel sees nothing of the resource', async () => {
    const bookingId = await selected();
    await add(bookingId, { billing: { billRate: '10', currency: 'INR' } }, admin);
    for (const who of [admin, rohan]) {
      expect((await read(bookingId, who)).resource?.billing?.billRate).toBe('10.00');
    }
    expect((await read(bookingId, divya)).resource).toMatchObject({
      resourceName: 'Meera Iyer',
      billing: null,
    });
    expect((await read(bookingId, asha)).resource).toBeNull();
    const summary = JSON.stringify((await read(bookingId, asha)).workFlow);
    expect(summary).not.toContain('10.00');
  });

  test('is refused without a resource, with an outdated version, and with contradicting dates', async () => {
    const bookingId = await selected();
    expect(await bill(bookingId, { billRate: '10' })).toMatchObject({ httpStatus: 404 });
    await add(bookingId);
    expect(await bill(bookingId, { billRate: '10', currency: 'INR', version: 1 })).toMatchObject({
      httpStatus: 200,
    });
    expect(await bill(bookingId, { billRate: '11', version: 1 })).toMatchObject({
      httpStatus: 409,
      details: { version: 2, changes: [{ action: 'BILLING_UPDATED' }] },
    });
    expect(await bill(bookingId, { poStart: '2026-05-02', poEnd: '2026-05-01' })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { poEnd: 'Order end lies before order start' },
    });
    expect(await bill(bookingId, {}, stranger)).toMatchObject({ httpStatus: 404 });
  });
});
