import { clockChanges } from '@slotwise/test-data/clock-changes';
import { expect, test } from 'vitest';
import { offsetStretches } from './offset-stretches.ts';

const FROM = new Date('2026-11-22T01:34:34.000Z');
const TO = new Date('2028-11-22T01:34:34.000Z');

test('returns a zone with clock changes as stretches without gaps', () => {
  expect(offsetStretches('Europe/Berlin', FROM, new Date('2027-11-01T00:00:00Z'))).toEqual([
    { zone: 'Europe/Berlin', start: FROM.toISOString(), end: '2027-03-28T01:00:00.000Z', seconds: 3600 },
    {
      zone: 'Europe/Berlin',
      start: '2027-03-28T01:00:00.000Z',
      end: '2027-10-31T01:00:00.000Z',
      seconds: 7200,
    },
    {
      zone: 'Europe/Berlin',
      start: '2027-10-31T01:00:00.000Z',
      end: '2027-11-01T00:00:00.000Z',
      seconds: 3600,
    },
  ]);
  expect(offsetStretches('Asia/Kolkata', FROM, TO)).toHaveLength(1);
});

test('finds a stretch boundary at every change of every zone', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const stretches = offsetStretches(zone, FROM, TO);
    const changes = clockChanges(zone, FROM.getTime(), TO.getTime());
    expect(stretches.slice(1).map(({ start }) => Date.parse(start))).toEqual(changes.map(({ at }) => at));
    expect(stretches.slice(1).map(({ seconds }) => seconds * 1000)).toEqual(
      changes.map(({ after }) => after),
    );
    expect(stretches.at(-1)?.end).toBe(TO.toISOString());
  }
});
