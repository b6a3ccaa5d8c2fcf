import { expect, test } from 'vitest';
import { zoneOfPlace } from './zone-of-place.ts';

test.each([
  ['Leeds, United Kingdom', 'Europe/London'],
  ['Hohenfelde, Germany', 'Europe/Berlin'],
  ['Singapore', 'Asia/Singapore'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Almaty, Kazakhstan', 'Asia/Almaty'],
  // A country with several time zones, and a town that no zone is named after.
  ['Columbus, OH', ''],
  ['Norhaven', ''],
  ['', ''],
])('the time zone of %j is %j', (place, zone) => {
  expect(zoneOfPlace(place, new Date('2026-11-22'))).toBe(zone);
});
