import { expect, test } from 'vitest';
import { aroundGap, instantOfWall, wallTimeAt } from './zone-time.ts';
import { zoneLabel } from './zone-label.ts';

test('an instant has its own wall time in each zone, midnight included', () => {
  const instant = Date.parse('2026-11-26T18:30:00Z');
  expect(wallTimeAt(instant, 'Asia/Kolkata')).toBe('2026-11-27T00:00');
  expect(wallTimeAt(instant, 'America/New_York')).toBe('2026-11-26T13:30');
});

test('a wall time that occurs once has one instant', () => {
  expect(instantOfWall('2026-11-26T15:00', 'Asia/Kolkata')).toEqual({
    kind: 'once',
    instant: Date.parse('2026-11-26T09:30:00Z'),
  });
});

test('a skipped wall time is a gap, and its neighbors exist', () => {
  expect(instantOfWall('2027-03-28T02:30', 'Europe/Berlin').kind).toBe('gap');
  expect(aroundGap('2027-03-28T02:30', 'Europe/Berlin')).toEqual(['2027-03-28T01:45', '2027-03-28T03:00']);
});

test('for a wall time that occurs twice the first instant is used', () => {
  expect(instantOfWall('2026-11-01T01:30', 'America/New_York')).toEqual({
    kind: 'fold',
    instant: Date.parse('2026-11-01T05:30:00Z'),
  });
});

test('a day before and after a half-hour change is read correctly', () => {
  expect(instantOfWall('2027-04-04T01:45', 'Australia/Lord_Howe').kind).toBe('fold');
  expect(wallTimeAt(Date.parse('2026-11-26T09:30:00Z'), 'Asia/Kathmandu')).toBe('2026-11-26T15:15');
});

test('zones are named by city, with the short name in use at that instant', () => {
  expect(zoneLabel('Asia/Calcutta', Date.parse('2026-11-26T09:30:00Z'))).toBe('Kolkata (IST)');
  expect(zoneLabel('Europe/London', Date.parse('2026-07-01T09:30:00Z'))).toBe('London (BST)');
  expect(zoneLabel('Asia/Kathmandu', Date.parse('2026-07-01T09:30:00Z'))).toBe('Kathmandu (UTC+5:45)');
});
