import { clockChanges, shownAt, wallCases } from '@slotwise/test-data/clock-changes';
import { ZONE_NAMES } from '@slotwise/test-data/zone-names';
import { afterAll, describe, expect, test } from 'vitest';
import { aroundGap, instantOfWall, offsetAt, shiftWall, wallTimeAt, toWeekday } from './zone-time.ts';

const FIRST = Date.parse('2024-01-01T00:00:00Z');
const END = Date.parse('2036-01-01T00:00:00Z');
const QUARTER = 15 * 60_000;
/** How many of possibly thousands of failures are reported. */
const SHOWN = 20;
const KINDS = ['gap', 'once', 'fold'] as const;

const cases = ZONE_NAMES.flatMap((zone) =>
  wallCases(zone, clockChanges(zone, FIRST, END)).map((one) => ({ zone, ...one })),
);

afterAll(() => console.info(`${ZONE_NAMES.length} zones, ${cases.length} wall times`));

describe('around every clock change of every zone from 2024 to 2035', () => {
  test('a wall time is read as Intl shows it: once, twice or never', () => {
    const wrong = cases.filter(({ zone, wall, instants, change }) => {
      const skipped = Date.parse(`${wall}Z`) - change.before;
      const expected = { kind: KINDS[instants.length], instant: instants[0] ?? skipped };
      return JSON.stringify(instantOfWall(wall, zone)) !== JSON.stringify(expected);
    });
    expect(wrong.slice(0, SHOWN)).toEqual([]);
    expect(cases.length).toBeGreaterThan(20_000);
  });

  test('each of its instants shows that wall time', () => {
    const wrong = cases.filter(({ zone, wall, instants }) =>
      instants.some(
        (instant) =>
          wallTimeAt(instant, zone) !== wall ||
          offsetAt(instant, zone) !== (Date.parse(`${wall}Z`) - instant) / 60_000,
      ),
    );
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('the neighbors of a skipped one are a quarter hour before the jump and the first minute after', () => {
    const gaps = cases.filter(({ instants }) => instants.length === 0);
    const wrong = gaps.filter(({ zone, wall, change }) => {
      const expected = [shownAt(change.at - QUARTER, zone), shownAt(change.at, zone)];
      return JSON.stringify(aroundGap(wall, zone)) !== JSON.stringify(expected);
    });
    expect(wrong.slice(0, SHOWN)).toEqual([]);
    expect(gaps.length).toBeGreaterThan(5000);
  });

  test('a wall time is shifted without regard to clock changes, across any of them', () => {
    const wrong = cases.filter(({ wall }) => {
      const next = shiftWall(wall, 24 * 60);
      return (
        next.slice(11) !== wall.slice(11) ||
        toWeekday(next) !== (toWeekday(wall) % 7) + 1 ||
        shiftWall(next, -24 * 60) !== wall
      );
    });
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });
});
