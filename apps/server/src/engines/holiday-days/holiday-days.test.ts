import { describe, expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/ics-text.ts';
import { countryHolidays, holidayCountries } from './country-holidays.ts';
import { readHolidayFile } from './read-holiday-file.ts';

const YEARS = { fromYear: 2026, toYear: 2028 };
const read = (...parts: string[]) =>
  readHolidayFile({ ics: aCalendar(...parts), timeZone: 'Asia/Kolkata', ...YEARS });
const days = (...parts: string[]) => read(...parts).holidays.map(({ date, name }) => `${date} ${name}`);

describe('a calendar file of holidays', () => {
  test('lists its days in order, each once, and may have a name of its own', () => {
    const file = read(
      'X-WR-CALNAME:Acme holidays',
      anEvent('SUMMARY:Holi', 'DTSTART;VALUE=DATE:20260304', 'TRANSP:TRANSPARENT'),
      anEvent('SUMMARY:Republic Day', 'DTSTART;VALUE=DATE:20260126', 'DTEND;VALUE=DATE:20260127'),
      anEvent('SUMMARY:Works holiday', 'DTSTART;VALUE=DATE:20260304'),
    );
    expect(file).toEqual({
      name: 'Acme holidays',
      holidays: [
        { date: '2026-01-26', name: 'Republic Day' },
        { date: '2026-03-04', name: 'Holi, Works holiday' },
      ],
    });
  });

  test('lists every day of an event over several days, and the day of one with times', () => {
    expect(
      days(
        anEvent('SUMMARY:Works holidays', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'),
        anEvent('SUMMARY:Gala', 'DTSTART;TZID=Europe/Berlin:20260505T180000', 'DURATION:PT6H'),
        anEvent('SUMMARY:Launch', 'DTSTART:20260601T200000Z', 'DURATION:PT1H'),
      ),
    ).toEqual([
      '2026-05-05 Gala',
      '2026-06-02 Launch',
      '2026-12-30 Works holidays',
      '2026-12-31 Works holidays',
      '2027-01-01 Works holidays',
    ]);
  });

  test('repeats recurring events within these years, without excluded dates', () => {
    expect(
      days(
        anEvent(
          'SUMMARY:Founding Day',
          'DTSTART;VALUE=DATE:19990610',
          'RRULE:FREQ=YEARLY',
          'EXDATE;VALUE=DATE:20270610',
        ),
      ),
    ).toEqual(['2026-06-10 Founding Day', '2028-06-10 Founding Day']);
  });

  test('leaves out cancelled events and observances on working days', () => {
    const kept = anEvent('SUMMARY:Diwali', 'DTSTART;VALUE=DATE:20261108', 'DESCRIPTION:Public holiday');
    const observed = 'DESCRIPTION:Observance\\nTo hide observances\\, go to the settings';
    expect(
      days(
        kept,
        anEvent('SUMMARY:Valentine’s Day', 'DTSTART;VALUE=DATE:20260214', observed),
        anEvent('SUMMARY:Off', 'DTSTART;VALUE=DATE:20260215', 'STATUS:CANCELLED'),
      ),
    ).toEqual(['2026-11-08 Diwali']);
  });

  test.each([
    ['no day of these years', [anEvent('DTSTART;VALUE=DATE:20200101')], 'names no day from 2026 to 2028'],
    ['no event at all', [], 'names no day from 2026 to 2028'],
    [
      'an event without an end in sight',
      [anEvent('DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:29990101')],
      'more than 1000 days',
    ],
    ['every day', [anEvent('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY')], 'more than 1000 days'],
    [
      'every second since long ago',
      [anEvent('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY')],
      'repeat too often',
    ],
  ])('is refused with %s', (_title, parts, message) => {
    expect(() => read(...parts)).toThrow(message);
  });
});

describe('the holidays of countries', () => {
  const of = (country: string, region: string | null = null) =>
    countryHolidays({ country, region, ...YEARS });

  test('India has its national holidays in all three years, and Maharashtra also its own', () => {
    const national = of('IN') ?? [];
    for (const year of [2026, 2027, 2028]) {
      expect(national).toContainEqual({ date: `${year}-01-26`, name: 'Republic Day' });
      expect(national).toContainEqual({ date: `${year}-08-15`, name: 'Independence Day' });
    }
    const own = { date: '2026-05-01', name: 'Maharashtra Day' };
    expect(national).not.toContainEqual(own);
    expect(of('IN', 'MH')).toContainEqual(own);
  });

  test('counts each day of a holiday over several days, but not an evening', () => {
    const eid = (of('AE') ?? []).filter(({ name }) => name.includes('Eid al-Fitr'));
    expect(eid.filter(({ date }) => date.startsWith('2026')).map(({ date }) => date)).toEqual([
      '2026-03-20',
      '2026-03-21',
      '2026-03-22',
    ]);
    expect(of('AU', 'SA')).not.toContainEqual(expect.objectContaining({ date: '2026-12-24' }));
  });

  test('returns null for an unknown country or region', () => {
    expect(of('XX')).toBeNull();
    expect(of('IN', 'BY')).toBeNull();
    expect(of('DE', 'BY')).toContainEqual({ date: '2026-11-01', name: expect.any(String) });
  });

  test(
    'every country on the list, and every region, has holidays in these years',
    { timeout: 60_000 },
    () => {
      const countries = holidayCountries();
      expect(countries.length).toBeGreaterThan(200);
      expect(countries.find(({ country }) => country === 'IN')?.regions).toContainEqual({
        region: 'KA',
        name: 'Karnataka',
      });
      const without = countries
        .flatMap(({ country, regions }) => [
          { country, region: null },
          ...regions.map((one) => ({ country, ...one })),
        ])
        .filter(({ country, region }) => (of(country, region)?.length ?? 0) === 0);
      expect(without).toEqual([]);
      expect(countries.flatMap(({ regions }) => regions).every(({ region }) => region.length <= 10)).toBe(
        true,
      );
    },
  );
});
