import { describe, expect, test } from 'vitest';
import { findMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { momentsBetween } from '#engines/scheduling/read-moments.ts';
import { aCandidate, aPanelistCalled, aQuestion, busyAt, hours, listStarts } from './a-question.ts';

const asha = aPanelistCalled('Asha Rao');
const arjun = aPanelistCalled('Arjun Nair');
const may = (
  what: 'NOTICE' | 'LIMIT' | 'BUFFER' | 'HOLIDAY' | 'DAY_OFF' | 'BREAK' | 'OTHER_TIMES',
  who = '*',
) => ({
  allow: [{ what, who, minutes: 0 }],
});

describe('hours', () => {
  test('of required people are binding; those of optional people and unknown ones are not', () => {
    const jonas = aPanelistCalled('Jonas Weber', { timeZone: 'Europe/Berlin' });
    // Berlin starts at 13:30 in Kolkata.
    expect(listStarts(aQuestion([asha, jonas]))).toEqual(hours(14, 17 + 1));
    expect(listStarts(aQuestion([asha, { ...jonas, required: false }]))).toEqual(hours(9, 18));
    expect(listStarts(aQuestion([asha, { ...jonas, weeklyHours: [] }]))).toEqual(hours(9, 18));
  });

  test('of a day can be several ranges, one of which a meeting exactly fits', () => {
    const ranges = [
      { day: 2, start: '09:00', end: '11:30' },
      { day: 2, start: '12:00', end: '14:00' },
    ];
    expect(listStarts(aQuestion([{ ...asha, weeklyHours: ranges }]))).toEqual([
      '09:00',
      '10:00',
      '12:00',
      '13:00',
    ]);
  });

  test('up to midnight and from midnight form one stretch', () => {
    const weeklyHours = [
      { day: 2, start: '22:00', end: '24:00' },
      { day: 3, start: '00:00', end: '02:00' },
    ];
    const question = aQuestion([{ ...asha, weeklyHours }], { to: '2026-11-25', durationMinutes: 180 });
    expect(listStarts(question)).toEqual(['22:00', '23:00']);
  });

  test('of a single date override a holiday, and a holiday overrides weekly hours', () => {
    const holidays = [{ date: '2026-11-24', name: 'Guru Nanak Jayanti' }];
    const ranges = [{ start: '20:00', end: '22:00' }];
    const dateOverrides = [{ date: '2026-11-24', ranges, note: '' }];
    expect(listStarts(aQuestion([{ ...asha, holidays }]))).toEqual([]);
    expect(listStarts(aQuestion([{ ...asha, holidays, dateOverrides }]))).toEqual(hours(20, 22));
    expect(listStarts(aQuestion([{ ...asha, holidays }], may('HOLIDAY')))).toEqual(hours(9, 18));
  });

  test('of zero length are a day off, which may be given up for the usual hours', () => {
    const off = { ...asha, dateOverrides: [{ date: '2026-11-24', ranges: [], note: 'Conference' }] };
    expect(listStarts(aQuestion([off]))).toEqual([]);
    expect(listStarts(aQuestion([off], may('DAY_OFF', 'asha')))).toEqual(hours(9, 18));
  });
});

describe('clock changes', () => {
  const always = [7].map((day) => ({ day, start: '00:00', end: '24:00' }));
  const sunday = (timeZone: string, date: string) =>
    aQuestion([aPanelistCalled('Sofia Lindqvist', { timeZone, weeklyHours: always })], {
      timeZone,
      from: date,
      to: date,
      durationMinutes: 30,
      stepMinutes: 30,
      now: 0,
    });

  test('skip the missing hour, and include the repeated one twice', () => {
    expect(listStarts(sunday('Europe/Berlin', '2026-03-29'))).toHaveLength(46);
    expect(listStarts(sunday('Europe/Berlin', '2026-03-29'))).not.toContain('02:30');
    const twice = listStarts(sunday('Europe/Berlin', '2026-10-25'));
    expect([twice.length, twice.filter((time) => time === '02:30').length]).toEqual([50, 2]);
  });

  test('keep starts on the half hours with a change of half an hour', () => {
    const starts = listStarts(sunday('Australia/Lord_Howe', '2026-10-04'));
    expect(starts).toHaveLength(47);
    expect(starts.every((time) => /:[03]0$/.test(time))).toBe(true);
  });

  test('start the day at one with a change at midnight', () => {
    expect(listStarts(sunday('America/Santiago', '2026-09-06'))[0]).toBe('01:00');
  });
});

describe('time around busy times', () => {
  const busy = [busyAt('12:00', '13:00')];

  test('stays free by the larger buffer, on both sides of a meeting or other busy time', () => {
    expect(listStarts(aQuestion([{ ...asha, busy }]))).toEqual([...hours(9, 12), ...hours(13, 18)]);
    const buffered = { ...asha, busy, bufferBefore: 5, bufferAfter: 20 };
    expect(listStarts(aQuestion([buffered]))).toEqual([...hours(9, 11), ...hours(14, 18)]);
    expect(listStarts(aQuestion([buffered], may('BUFFER')))).toEqual([...hours(9, 12), ...hours(13, 18)]);
    const elsewhere = { ...buffered, busy: [busyAt('12:00', '13:00', '2026-11-24', false)] };
    expect(listStarts(aQuestion([elsewhere]))).toEqual([...hours(9, 11), ...hours(14, 18)]);
  });

  test('stays free by the question’s break for everyone, including the candidate', () => {
    expect(listStarts(aQuestion([asha, aCandidate({ busy })], { breakMinutes: 15 }))).toEqual([
      ...hours(9, 11),
      ...hours(14, 18),
    ]);
  });

  test('includes each person’s lunch in their own zone', () => {
    const lea = aPanelistCalled('Léa Martin', { timeZone: 'Asia/Dubai', weeklyHours: [] });
    const breaks = [{ start: '13:00', end: '14:00' }];
    // 13:00 in Dubai is 14:30 in Kolkata.
    const free = [...hours(9, 13), ...hours(16, 18)];
    expect(listStarts(aQuestion([asha, lea], { breaks }))).toEqual(free);
    expect(listStarts(aQuestion([asha, lea], { breaks, ...may('BREAK') }))).toEqual(hours(9, 18));
  });
});

describe('notice and limits', () => {
  const now = Date.UTC(2026, 10, 23, 6, 40) / 60_000;

  test('notice is counted from now, and the past is unavailable for everyone', () => {
    // It is 12:10 in Kolkata the day before.
    expect(listStarts(aQuestion([{ ...asha, minNoticeHours: 24 }], { now }))).toEqual(hours(13, 18));
    expect(listStarts(aQuestion([{ ...asha, minNoticeHours: 24 }], { now, ...may('NOTICE') }))).toEqual(
      hours(9, 18),
    );
    expect(listStarts(aQuestion([asha], { now: now + 24 * 60, ...may('NOTICE') }))).toEqual(hours(13, 18));
  });

  test('a limit counts only meetings of the day in the person’s own zone', () => {
    const limited = { ...asha, maxPerDay: 1 };
    const private_ = busyAt('09:00', '10:00', '2026-11-24', false);
    expect(listStarts(aQuestion([{ ...limited, busy: [private_] }]))).toEqual(hours(10, 18));
    const full = { ...limited, busy: [busyAt('20:00', '21:00')] };
    expect(listStarts(aQuestion([full]))).toEqual([]);
    expect(listStarts(aQuestion([full], may('LIMIT', 'asha')))).toEqual(hours(9, 18));
    // 20:00 in Kolkata is the next day in Auckland.
    const auckland = { ...full, timeZone: 'Pacific/Auckland', weeklyHours: [] };
    expect(listStarts(aQuestion([auckland]))).toContain('09:00');
  });

  test('a week is full from Monday to Sunday, whichever days the meetings are on', () => {
    const busy = [busyAt('20:00', '21:00', '2026-11-23'), busyAt('20:00', '21:00', '2026-11-29')];
    const full = { ...asha, maxPerWeek: 2, busy };
    expect(listStarts(aQuestion([full]))).toEqual([]);
    expect(listStarts(aQuestion([full], { from: '2026-11-30', to: '2026-11-30' }))).toEqual(hours(9, 18));
  });
});

describe('the candidate', () => {
  const always = { start: -Infinity, end: Infinity };
  const inKolkata = (start: string, end: string) => momentsBetween({ start, end }, 'Asia/Kolkata', always);

  test('comes only in the offered windows, with touching ones merged', () => {
    const windows = [
      ...inKolkata('2026-11-24T11:00', '2026-11-24T12:30'),
      ...inKolkata('2026-11-24T12:30', '2026-11-24T14:00'),
    ];
    expect(listStarts(aQuestion([asha, aCandidate({ windows })]))).toEqual(hours(11, 14));
    expect(listStarts(aQuestion([asha, aCandidate({ windows })], may('OTHER_TIMES')))).toEqual(hours(9, 18));
    expect(listStarts(aQuestion([asha, aCandidate({ windows: [] })]))).toEqual([]);
  });
});

describe('a pool', () => {
  const morning = { ...arjun, required: false, busy: [busyAt('13:00', '18:00')] };
  const evening = aPanelistCalled('Ines Costa', { required: false, busy: [busyAt('09:00', '12:00')] });
  const pool = (need: number, ...members: (typeof asha)[]) => ({
    name: `Any ${need} of ${members.length}`,
    need,
    members,
  });

  test('is filled with as many as needed, each free for the entire meeting', () => {
    expect(listStarts(aQuestion([asha], { pools: [pool(1, morning, evening)] }))).toEqual(hours(9, 18));
    expect(listStarts(aQuestion([asha], { pools: [pool(2, morning, evening)] }))).toEqual(['12:00']);
    const long = aQuestion([asha], { pools: [pool(1, morning, evening)], durationMinutes: 300 });
    // None of them is free from 11:00 to 16:00, though someone is at every minute.
    expect(listStarts(long)).toEqual(['12:00', '13:00']);
  });

  test('never seats anyone twice: neither required people nor another pool’s', () => {
    expect(listStarts(aQuestion([asha], { pools: [pool(1, asha, evening)] }))).toEqual(hours(12, 18));
    const shared = aQuestion([asha], { pools: [pool(1, morning, evening), pool(1, evening)] });
    expect(listStarts(shared)).toEqual(['12:00']);
  });

  test('seats those with the least load that week', () => {
    const [dev, tara] = ['Dev Patel', 'Tara Singh'].map((name) => aPanelistCalled(name, { required: false }));
    if (!dev || !tara) throw new Error('Two people were asked for.');
    const tired = { ...dev, busy: [busyAt('09:00', '10:00', '2026-11-26')] };
    const { slots } = findMutualTime(aQuestion([asha], { pools: [pool(1, tired, tara)], limit: 1 }));
    expect(slots[0]?.pooledIds).toEqual(['tara']);
    expect(slots[0]?.panelistIds).toEqual(['asha', 'tara']);
    expect(slots[0]?.load).toContainEqual({ panelistId: 'tara', thisWeek: 0, maxPerWeek: null });
  });
});
