import { describe, expect, test } from 'vitest';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { ResourceValues } from './resources.mapper.ts';
import {
  changesBetween,
  defaultResource,
  mergeResource,
  requireSensibleResource,
} from './resources.rules.ts';
import { defaultBilling, isOtherRate, mergeBilling, requireSensibleBilling } from './billing.rules.ts';

const ROW = {
  candidate_name: 'Meera Iyer',
  candidate_email: 'meera@candidate.example',
  candidate_location: 'Pune',
  candidate_profile: { currency: 'INR', ctcPeriod: 'MONTH' },
} as unknown as BookingRow;

const BY = { name: 'Ananya Rao', at: new Date('2026-03-02T09:00:00.000Z') };
const RESOURCE = defaultResource(ROW);
const BILLING = defaultBilling(ROW, { ...RESOURCE, joiningDate: '2026-05-04' });

describe('a resource without any input', () => {
  test('is the candidate, with all onboarding steps still open', () => {
    expect(RESOURCE).toMatchObject({
      resourceName: 'Meera Iyer',
      email: 'meera@candidate.example',
      workLocation: 'Pune',
      resourceStatus: 'PENDING_JOINING',
    });
    expect(RESOURCE.onboarding.map(({ required, done }) => [required, done])).toEqual(
      Array(5).fill([true, false]),
    );
    expect(BILLING).toMatchObject({ currency: 'INR', rateUnit: 'MONTH', billingStartDate: '2026-05-04' });
  });
});

describe('onboarding steps', () => {
  const tick = (present: ResourceValues, done: boolean, by = BY) =>
    mergeResource(present, { onboarding: [{ item: 'Offer letter signed', done }] }, by);

  test('record once who ticked them and when', () => {
    const ticked = tick(RESOURCE, true);
    expect(ticked.onboarding).toEqual([
      {
        item: 'Offer letter signed',
        required: true,
        done: true,
        doneBy: 'Ananya Rao',
        doneAt: BY.at.toISOString(),
      },
    ]);
    const later = { name: 'Daniel', at: new Date('2026-03-09T09:00:00.000Z') };
    expect(tick(ticked, true, later)).toEqual(ticked);
    expect(tick(ticked, false, later).onboarding[0]).toMatchObject({
      done: false,
      doneBy: null,
      doneAt: null,
    });
  });

  test('stay if none are sent, and cannot be repeated', () => {
    expect(mergeResource(RESOURCE, { workLocation: 'Delhi' }, BY).onboarding).toBe(RESOURCE.onboarding);
    expect(() =>
      mergeResource(RESOURCE, { onboarding: [{ item: 'Laptop' }, { item: 'laptop' }] }, BY),
    ).toThrow('“laptop” is there twice');
  });
});

describe('contradicting dates', () => {
  test.each<[Partial<ResourceValues>, string, string]>([
    [
      { offerDate: '2026-05-02', joiningDate: '2026-05-01' },
      'joiningDate',
      'Joining date lies before offer date',
    ],
    [{ joiningDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate', 'End date lies before joining date'],
    [
      { actualJoiningDate: '2026-05-02', endDate: '2026-05-01' },
      'endDate',
      'End date lies before actual joining date',
    ],
    [{ resourceStatus: 'ENDED' }, 'endDate', 'End date is required of a resource that has ended'],
    [{ resourceStatus: 'BACKED_OUT' }, 'backOutReason', 'Say why the candidate backed out'],
    [{ resourceName: '' }, 'resourceName', 'Name is required'],
  ])('are refused at their field: %j', (part, field, message) => {
    expect(() => requireSensibleResource({ ...RESOURCE, ...part })).toThrow(
      expect.objectContaining({ extra: { fieldErrors: { [`resource.${field}`]: message } } }),
    );
  });

  test('are all reported at once, also for billing', () => {
    const part = { poStart: '2026-02-02', poEnd: '2026-02-01', billingEndDate: '2026-05-03' };
    expect(() => requireSensibleBilling('billing.', { ...BILLING, ...part })).toThrow(
      expect.objectContaining({
        extra: {
          fieldErrors: {
            'billing.poEnd': 'Order end lies before order start',
            'billing.billingEndDate': 'Billing end lies before billing start',
          },
        },
      }),
    );
  });

  test('may be the same day', () => {
    const day = '2026-05-04';
    expect(() => requireSensibleResource({ ...RESOURCE, joiningDate: day, endDate: day })).not.toThrow();
  });
});

describe('a billing', () => {
  test('needs a currency if it has a rate', () => {
    expect(() => requireSensibleBilling('', { ...BILLING, currency: '', billRate: '1.00' })).toThrow(
      expect.objectContaining({
        extra: { fieldErrors: { currency: 'Currency is required where there is a rate' } },
      }),
    );
  });

  test('keeps amounts with two decimals, so that the same amount is no change', () => {
    const first = mergeBilling(BILLING, { billRate: '92.5', taxPercent: '18' });
    expect(first).toMatchObject({ billRate: '92.50', taxPercent: '18.00', payRate: '' });
    expect(changesBetween(first, mergeBilling(first, { billRate: '92.50' }))).toEqual([]);
    expect(changesBetween(first, mergeBilling(first, { billRate: '92.51', notes: 'x' }))).toEqual([
      'billRate',
      'notes',
    ]);
  });

  test('has a new rate when amount, currency or unit change, and none before the first amount', () => {
    const rated = mergeBilling(BILLING, { billRate: '90' });
    expect(isOtherRate(undefined, BILLING)).toBe(false);
    expect(isOtherRate(BILLING, mergeBilling(BILLING, { currency: 'USD' }))).toBe(false);
    expect(isOtherRate(BILLING, rated)).toBe(true);
    expect(isOtherRate(rated, mergeBilling(rated, { billRate: '90.00', notes: 'x' }))).toBe(false);
    for (const patch of [
      { payRate: '1' },
      { currency: 'USD' },
      { rateUnit: 'DAY' as const },
      { billRate: '' },
    ]) {
      expect(isOtherRate(rated, mergeBilling(rated, patch))).toBe(true);
    }
  });
});
