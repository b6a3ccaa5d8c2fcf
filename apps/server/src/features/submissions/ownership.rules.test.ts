import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import type { KnownBooking } from './submissions.queries.ts';
import {
  confirmedOwnership,
  firstOwnership,
  requireNoDuplicate,
  requireNoOtherOwner,
} from './ownership.rules.ts';

const now = new Date('2026-06-01T09:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const terms = { now, ownershipDays: 180 };
const US = 'us';
const claim = { supplierId: US, jdId: 'job' };

const known = (overrides: Partial<KnownBooking> = {}): KnownBooking => ({
  booking_id: 'known',
  booking_status: 'SUBMITTED',
  created_at: days(-10),
  submitter_vendor_id: 'them',
  jd_id: 'job',
  rtr_state: 'REQUESTED',
  ownership_state: 'PENDING_CONFIRMATION',
  owned_until: null,
  ...overrides,
});
const owned = { ownership_state: 'OWNED', owned_until: days(100) } as const;
const clients = { submitter_vendor_id: null, jd_id: null, ownership_state: null } as const;

function getRefusal(...rows: KnownBooking[]): string | undefined {
  try {
    requireNoDuplicate(claim, rows, terms);
    return undefined;
  } catch (error) {
    return (error as AppError).message;
  }
}

describe('a candidate is a duplicate', () => {
  test.each([
    ['of our own open submission for the job', known({ submitter_vendor_id: US }), /^You have submitted/],
    ['that another supplier owns', known(owned), /^The client knows/],
    [
      'that another supplier owns though it was rejected',
      known({ ...owned, booking_status: 'REJECTED' }),
      /^The cl/,
    ],
    ['that the client is meeting itself', known(clients), /^The client knows/],
    [
      'that the client rejected itself of late',
      known({ ...clients, booking_status: 'REJECTED' }),
      /^The client/,
    ],
  ])('%s', (_what, row, words) => expect(getRefusal(row)).toMatch(words));

  test('in the same words whether a supplier or the client has them', () => {
    expect(getRefusal(known(owned))).toBe(getRefusal(known(clients)));
  });
});

describe('a candidate is no duplicate', () => {
  test.each([
    ['that no one knows', []],
    ['that someone else put forward unconfirmed', [known()]],
    ['whose ownership has ended', [known({ ...owned, owned_until: now })]],
    ['that we withdrew', [known({ submitter_vendor_id: US, booking_status: 'WITHDRAWN' })]],
    ['that we put forward for another job', [known({ submitter_vendor_id: US, jd_id: 'other' })]],
    [
      'that the client let go long ago',
      [known({ ...clients, booking_status: 'CANCELLED', created_at: days(-181) })],
    ],
    [
      'that we own, though the client has met them since',
      [known({ ...owned, submitter_vendor_id: US, jd_id: 'other' }), known(clients)],
    ],
  ])('%s', (_what, rows) => expect(getRefusal(...rows)).toBeUndefined());
});

describe('the ownership of a candidate', () => {
  test('belongs to the first confirmed submission for the agreed days', () => {
    const ownedNow = { ownership_state: 'OWNED', owned_until: days(180) };
    expect(firstOwnership('CONFIRMED', { ...terms, hasRivals: true })).toEqual(ownedNow);
    expect(confirmedOwnership(claim, [known()], terms)).toEqual(ownedNow);
  });

  test('waits for the candidate if they are asked, or someone else has them too', () => {
    const state = (rtr: 'NOT_ASKED' | 'REQUESTED', hasRivals: boolean) =>
      firstOwnership(rtr, { ...terms, hasRivals }).ownership_state;
    expect(state('REQUESTED', false)).toBe('PENDING_CONFIRMATION');
    expect(state('NOT_ASKED', true)).toBe('PENDING_CONFIRMATION');
    expect(state('NOT_ASKED', false)).toBe('NONE');
  });

  test('is a conflict if a later yes meets an owner', () => {
    expect(confirmedOwnership(claim, [known(owned)], terms).ownership_state).toBe('CONFLICT');
    const ours = known({ submitter_vendor_id: US });
    expect(() => requireNoOtherOwner([known(owned)], ours, now)).toThrow(AppError);
    expect(() => requireNoOtherOwner([known(owned)], known(), now)).not.toThrow();
  });

  test('belongs to the first if two own the candidate, unless the client has declined it', () => {
    const [first, second] = [
      known(owned),
      known({ ...owned, submitter_vendor_id: US, created_at: days(-5) }),
    ];
    expect(() => requireNoOtherOwner([second], first, now)).not.toThrow();
    expect(() => requireNoOtherOwner([first], second, now)).toThrow(AppError);
    const declined = known({ ...owned, booking_status: 'REJECTED' });
    expect(() => requireNoOtherOwner([declined], second, now)).not.toThrow();
  });

  test('does not arise if the two agreed on no days', () => {
    expect(firstOwnership('CONFIRMED', { now, ownershipDays: 0, hasRivals: false }).ownership_state).toBe(
      'NONE',
    );
  });
});
