import { Temporal } from '@js-temporal/polyfill';
import { clockChanges, shownAt, wallCases, type WallCase } from '@slotwise/test-data/clock-changes';
import { ZONE_NAMES } from '@slotwise/test-data/zone-names';
import { afterAll, describe, expect, test } from 'vitest';
import { startOfDay } from './day-bounds.ts';
import { printInstant, printWallTime, wallTime } from './print-time.ts';
import { readTime } from './read-time.ts';
import { isTimeZone, lastClockChangeBetween } from './time-zones.ts';

const FIRST = Date.parse('2024-01-01T00:00:00Z');
const END = Date.parse('2036-01-01T00:00:00Z');
const QUARTER = 15 * 60_000;
/** How many of possibly thousands of faults are shown. */
const SHOWN = 20;

/**
 * Wall times are checked against two independent implementations: Intl's formatter, and the reference implementation of
 * Temporal. All three read the zone data of this runtime.
 */
const tables = ZONE_NAMES.map((zone) => {
  const changes = clockChanges(zone, FIRST, END);
  return { zone, changes, cases: wallCases(zone, changes) };
});
const counted = { once: 0, gap: 0, fold: 0, printed: 0, midnights: 0 };
const iso = (instant: number): string => new Date(instant).toISOString();
const point = (instant: number, zone: string) => ({
  instant: iso(instant),
  wallTime: shownAt(instant, zone),
});

/** One line if ours is wrong, and none if it is right. */
function listFaults(what: string, ours: unknown, theirs: unknown): string[] {
  const [one, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
  return one === other ? [] : [`${what}: ours ${one}, expected ${other}`];
}

afterAll(() => {
  const { once, gap, fold, printed, midnights } = counted;
  const changes = tables.reduce((sum, table) => sum + table.changes.length, 0);
  console.info(
    `tzdata ${process.versions['tz']}: ${ZONE_NAMES.length} zones, ${changes} changes of clocks, ${once + gap + fold} wall times read ` +
      `(${gap} skipped, ${fold} repeated), ${printed} instants printed, ${midnights} days begun`,
  );
});

describe('around every clock change of every zone from 2024 to 2035', () => {
  test('accepts every zone name, and misses none', () => {
    expect(ZONE_NAMES.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(ZONE_NAMES.length).toBeGreaterThan(590);
  });

  test('knows the same changes as Intl', () => {
    const wrong = tables.flatMap(({ zone, changes }) =>
      listFaults(zone, ownChanges(zone), changes.map(toOwnChange).toReversed()),
    );
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('and so does the reference implementation', () => {
    // Other names of a zone are links to one of these.
    const zones = new Set(Intl.supportedValuesOf('timeZone'));
    const wrong = tables
      .filter(({ zone }) => zones.has(zone))
      .flatMap(({ zone, changes }) => {
        const known = changes.map(({ at }) => at);
        return listFaults(zone, referenceChanges(zone), known);
      });
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('reads a wall time as its first instant, or reports it as skipped', () => {
    const wrong = tables.flatMap(({ zone, cases }) => cases.flatMap((one) => readingFaults(zone, one)));
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('the reference implementation agrees with Intl on each of them', () => {
    const wrong = tables.flatMap(({ zone, cases }) =>
      cases.flatMap(({ wall, instants }) =>
        listFaults(`${zone} ${wall}`, referenceInstants(zone, wall), instants),
      ),
    );
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('prints an instant as its wall time, to the second of a repeated hour', () => {
    const wrong = tables.flatMap(({ zone, cases }) => cases.flatMap((one) => printingFaults(zone, one)));
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('starts a day at the first instant of its midnight, or after a jump over it', () => {
    const midnights = tables.flatMap(({ zone, cases }) =>
      cases.filter(({ wall }) => wall.endsWith('T00:00')).map((one) => ({ zone, ...one })),
    );
    counted.midnights = midnights.length;
    const wrong = midnights.flatMap(({ zone, wall, instants, change }) => {
      const earlier = change.at - 36 * 3_600_000;
      const days = daysBetween(shownAt(earlier, zone), wall);
      return listFaults(
        `${zone} ${wall}`,
        startOfDay(iso(earlier), zone, days),
        iso(instants[0] ?? change.at),
      );
    });
    expect(midnights.filter(({ instants }) => instants.length === 0).length).toBeGreaterThan(50);
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });
});

function referenceChanges(zone: string): number[] {
  const found: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(FIRST).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= END) return found;
    found.push(next.epochMilliseconds);
    at = next;
  }
}

/** Newest first, as they are found. */
function ownChanges(zone: string): unknown[] {
  const found: unknown[] = [];
  let to = iso(END - 1);
  for (;;) {
    const change = lastClockChangeBetween(zone, iso(FIRST), to);
    if (!change) return found;
    found.push(change);
    to = iso(Date.parse(change.at) - 1);
  }
}

const toOwnChange = ({ at, before, after }: WallCase['change']) => ({
  at: iso(at),
  minutes: (after - before) / 60_000,
});

function readingFaults(zone: string, { wall, instants, change }: WallCase): string[] {
  const what = `${zone} ${wall}`;
  const reading = readTime(wall, zone);
  const [first, second] = instants;
  counted[first === undefined ? 'gap' : second === undefined ? 'once' : 'fold'] += 1;
  const expected =
    first === undefined
      ? {
          kind: 'does-not-exist',
          wallTime: wall,
          suggestions: [point(change.at - QUARTER, zone), point(change.at, zone)],
        }
      : { kind: 'time', ambiguous: second !== undefined, instant: iso(first), wallTime: wall };
  return [
    ...listFaults(what, reading, expected),
    ...listFaults(`${what} written day first`, readTime(printWallTime(wall), zone), expected),
  ];
}

function referenceInstants(zone: string, wall: string): number[] {
  const local = Temporal.PlainDateTime.from(wall);
  const found = (['earlier', 'later'] as const)
    .map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }))
    .filter((time) => time.toPlainDateTime().equals(local));
  return [...new Set(found.map((time) => time.epochMilliseconds))];
}

function printingFaults(zone: string, { wall, instants }: WallCase): string[] {
  counted.printed += instants.length;
  return instants.flatMap((instant) => [
    ...listFaults(`${zone} ${wall}`, wallTime(iso(instant), zone), wall),
    ...listFaults(`${zone} ${wall} in print`, printInstant(iso(instant), zone), printWallTime(wall)),
    ...listFaults(`${zone} ${wall} by its instant`, readTime(iso(instant), zone), {
      kind: 'time',
      ambiguous: false,
      instant: iso(instant),
      wallTime: wall,
    }),
  ]);
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to.slice(0, 10)}Z`) - Date.parse(`${from.slice(0, 10)}Z`)) / 86_400_000);
