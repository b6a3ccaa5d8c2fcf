import { expect, test } from 'vitest';
import { aPanelistRecord } from '../../../test/panelists.ts';
import { ARJUN, SOFIA } from '../../../test/slots.ts';
import { EMPTY_MEETING } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat, newSeat } from '#features/bookings/meeting-values/seat.model.ts';
import type { Pool } from '#features/bookings/meeting-values/pool.model.ts';
import { allowedBy, changedFields, stillStands, takenBack, type FormChange } from './slot-changes.model.ts';

const pool: Pool = { need: 2, skill: 'Kafka', members: [{ panelistId: ARJUN, name: 'Arjun' }], seated: [] };
const values = {
  ...EMPTY_MEETING,
  panel: [
    keptSeat({ panelistId: SOFIA, name: 'Sofia' }),
    keptSeat({ name: 'Guest', email: 'guest@home.example' }),
  ],
  pools: [pool],
};
const substitute = { panelistId: SOFIA, withPanelistId: ARJUN, withName: 'Arjun' };

const CHANGES: FormChange[] = [
  { kind: 'MAKE_OPTIONAL', panelistId: SOFIA },
  { kind: 'REPLACE', ...substitute },
  { kind: 'SHORTEN', durationMinutes: 45 },
  { kind: 'NEED_FEWER', pool: 0, need: 1 },
];

test.each(CHANGES)('$kind applies once made, and leaves nothing behind when undone', (change) => {
  const given = { text: '', change, before: values };
  expect(stillStands(given, values)).toBe(false);
  const changed = { ...values, ...changedFields(values, change, null) };
  expect(changed).not.toEqual(values);
  expect(stillStands(given, changed)).toBe(true);
  expect({ ...changed, ...takenBack(changed, change, values) }).toEqual(values);
});

test('a substitute brings their own record and keeps the seat’s role', () => {
  const panel = [keptSeat({ panelistId: SOFIA, name: 'Sofia', required: false })];
  const arjun = aPanelistRecord({ panelistId: ARJUN, displayName: 'Arjun Nair' });
  const change = { kind: 'REPLACE' as const, ...substitute };
  expect(changedFields({ ...values, panel }, change, arjun)).toEqual({
    panel: [{ ...newSeat(arjun), required: false }],
  });
});

test('anything given up for someone ends with their seat', () => {
  const given = (allow: string) => ({ text: '', change: { kind: 'ALLOW' as const, allow }, before: values });
  const stands = (allow: string) => stillStands(given(allow), { ...values, pools: [] });
  expect(stands(`EARLIER:${SOFIA}:30`)).toBe(true);
  expect(stands('LIMIT:guest@home.example')).toBe(true);
  expect(stands(`EARLIER:${ARJUN}:30`)).toBe(false);
  expect(stands('OTHER_TIMES')).toBe(true);
  expect(allowedBy([given('BREAK:*'), given('OTHER_TIMES')])).toEqual(['BREAK:*', 'OTHER_TIMES']);
});
