import { describe, expect, test } from 'vitest';
import { findMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { findTouched } from '#engines/scheduling/find-touched.ts';
import type { Person, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { aCandidate, aPanelistCalled, aQuestion, busyAt, toTexts, whyNot } from './a-question.ts';

const asha = aPanelistCalled('Asha Rao');
const arjun = aPanelistCalled('Arjun Nair');
const jonas = aPanelistCalled('Jonas Weber', { timeZone: 'Europe/Berlin' });

describe('why not', () => {
  const reasonsFor = (person: Person, changes: Partial<SchedulingRequest> = {}) =>
    whyNot(findMutualTime(aQuestion([person], changes)), person.name);

  test('names who is busy when, in the reader’s zone, with the adjacent free time that is too short', () => {
    const busy = [busyAt('09:00', '14:30'), busyAt('15:00', '18:00')];
    expect(reasonsFor({ ...asha, busy }).slice(1)).toEqual([
      'Asha Rao is busy 09:00–14:30; after that 30 minutes',
      'Asha Rao is busy 15:00–18:00; before that 30 minutes',
    ]);
  });

  test('explains in words which rule keeps someone away', () => {
    const holidays = [{ date: '2026-11-24', name: 'Guru Nanak Jayanti' }];
    const dateOverrides = [{ date: '2026-11-24', ranges: [], note: 'Conference' }];
    expect(reasonsFor({ ...asha, holidays })).toEqual([
      '24/11/2026 is a holiday for Asha Rao: Guru Nanak Jayanti',
    ]);
    expect(reasonsFor({ ...asha, dateOverrides })).toEqual(['Asha Rao is away on 24/11/2026: Conference']);
    expect(reasonsFor({ ...asha, weeklyHours: [{ day: 1, start: '09:00', end: '12:00' }] })).toEqual([
      'Asha Rao does not work that day',
    ]);
    expect(reasonsFor({ ...asha, minNoticeHours: 240 })).toContain('Asha Rao needs 240 hours’ notice');
    const busy = [busyAt('20:00', '21:00')];
    expect(reasonsFor({ ...asha, busy, maxPerDay: 1 })).toContain(
      'Asha Rao has reached the daily limit, with 1 interview on 24/11/2026',
    );
    expect(reasonsFor({ ...asha, busy, maxPerWeek: 1 })).toContain(
      'Asha Rao has reached the weekly limit, with 1 interview in the week of 23/11/2026',
    );
  });

  test('says that someone is off if their Friday evening is the reader’s Saturday morning', () => {
    const weeklyHours = [{ day: 5, start: '09:00', end: '18:00' }];
    const emma = { ...aPanelistCalled('Emma Clarke', { timeZone: 'America/New_York' }), weeklyHours };
    expect(reasonsFor(emma, { from: '2026-11-28', to: '2026-11-28' })).toEqual([
      'Emma Clarke does not work that day',
    ]);
    expect(reasonsFor(emma, { from: '2026-11-27', to: '2026-11-27' })).toEqual([
      '00:00–19:30 is outside Emma Clarke’s hours',
    ]);
  });

  test('counts the starts someone could come to, and those only they are missing from', () => {
    const busy = [busyAt('09:00', '12:00')];
    const { explain } = findMutualTime(aQuestion([asha, { ...arjun, busy }]));
    expect(
      explain.map(({ name, possibleStarts, missingAlone }) => [name, possibleStarts, missingAlone]),
    ).toEqual([
      ['Asha Rao', 9, 0],
      ['Arjun Nair', 6, 3],
    ]);
  });

  test('says that a pool’s members change, or that another pool needs the same ones', () => {
    const early = { ...arjun, required: false, busy: [busyAt('13:00', '18:00')] };
    const late = { ...jonas, timeZone: 'Asia/Kolkata', required: false, busy: [busyAt('09:00', '13:00')] };
    const pool = { name: 'Any 1 of 2', need: 1, members: [early, late] };
    const long = findMutualTime(aQuestion([asha], { pools: [pool], durationMinutes: 480 }));
    expect(whyNot(long, 'Any 1 of 2')).toEqual(['Any 1 of 2 has no one for the whole of 09:00–17:00']);
    const shared = findMutualTime(aQuestion([asha], { pools: [pool, { ...pool, name: 'Another' }] }));
    expect(whyNot(shared, 'Another')).toEqual([
      'Another and the other pools need the same people 09:00–10:00',
    ]);
  });

  test('prints both days of a block over midnight, and zone names if clocks change in it', () => {
    const question = aQuestion([jonas], {
      timeZone: 'Europe/Berlin',
      from: '2026-10-24',
      to: '2026-10-25',
      now: 0,
    });
    const texts = toTexts(findMutualTime(question).data.lanes[0]?.blocks);
    expect(texts[1]).toMatch(
      /^24\/10\/2026 18:00 \S+–25\/10\/2026 09:00 \S+ is outside Jonas Weber’s hours$/,
    );
  });
});

describe('a chosen time', () => {
  test('gets all objections, not only the first', () => {
    const busy = [busyAt('20:00', '21:00')];
    const terms = { ...aQuestion([]), breaks: [{ start: '20:30', end: '22:00' }] };
    const touched = findTouched(
      { ...asha, busy, maxPerDay: 1 },
      { span: busyAt('20:30', '21:30'), timeZone: 'Asia/Kolkata', terms },
    );
    expect(touched.map(({ cause }) => cause)).toEqual(['OUTSIDE_HOURS', 'BREAK', 'BUSY', 'DAY_LIMIT']);
    expect(toTexts(touched)[2]).toBe('Asha Rao is busy 20:00–21:00 IST');
  });
});

describe('a proposed change', () => {
  const proposed = (request: SchedulingRequest) =>
    findMutualTime(request).relaxations.map(({ text, slotsGained }) => [text, slotsGained]);

  test('counts exactly the starts at which only one person is missing', () => {
    const busy = [busyAt('09:00', '17:00')];
    const tara = { ...aPanelistCalled('Tara Singh'), required: false };
    const question = aQuestion([asha, { ...arjun, busy }], {
      substitutes: [{ person: tara, replaces: ['arjun'] }],
    });
    expect(proposed(question)).toContainEqual(['Make Arjun Nair optional', 8]);
    expect(proposed(question)).toContainEqual(['Ask Tara Singh instead of Arjun Nair', 8]);
  });

  test('is the smallest that gains anything', () => {
    const late = { ...arjun, weeklyHours: [{ day: 2, start: '17:30', end: '18:30' }] };
    expect(proposed(aQuestion([asha, late], { durationMinutes: 30, stepMinutes: 30 }))).toContainEqual([
      'Let Arjun Nair start 30 minutes earlier',
      1,
    ]);
    expect(proposed(aQuestion([asha, late], { durationMinutes: 120, stepMinutes: 30 }))).toContainEqual([
      'Shorten to 30 minutes',
      1,
    ]);
  });

  test('asks everyone if no single person could free a start, and never without effect', () => {
    const holidays = [{ date: '2026-11-24', name: 'Guru Nanak Jayanti' }];
    const both = proposed(
      aQuestion([
        { ...asha, holidays },
        { ...arjun, holidays },
      ]),
    );
    expect(both).toContainEqual(['Ask everyone on a holiday', 9]);
    expect(both.flat()).not.toContain('Ask Asha Rao on a holiday');
    const one = proposed(aQuestion([{ ...asha, holidays }, arjun]));
    expect(one).toContainEqual(['Ask Asha Rao on a holiday', 9]);
    expect(one.flat()).not.toContain('Ask everyone on a holiday');
  });

  test('leaves someone on the panel', () => {
    const texts = proposed(
      aQuestion([{ ...asha, weeklyHours: [], busy: [busyAt('00:00', '23:00')] }]),
    ).flat();
    expect(texts).not.toContain('Make Asha Rao optional');
  });

  test('asks the candidate for other times, a pool for fewer, and searches the full following weeks', () => {
    const candidate = aCandidate({ windows: [] });
    const busy = [busyAt('00:00', '23:30')];
    const pool = {
      name: 'Any 2 of 2',
      need: 2,
      members: [
        { ...arjun, required: false },
        { ...jonas, busy },
      ],
    };
    const week = { from: '2026-11-23', to: '2026-11-29', pools: [] };
    expect(proposed(aQuestion([asha, candidate]))).toEqual([['Meera Iyer may be asked for other times', 9]]);
    expect(proposed(aQuestion([asha], { pools: [pool] }))).toContainEqual(['Ask for 1 of Any 2 of 2', 9]);
    const away = { ...asha, minNoticeHours: 14 * 24 };
    expect(proposed(aQuestion([away], week))).toContainEqual(['Look at 30/11/2026 to 06/12/2026', 60]);
  });

  describe('combined with another', () => {
    const daniel = aPanelistCalled('Daniel Okafor', {
      weeklyHours: [{ day: 2, start: '18:00', end: '22:00' }],
    });
    const away = { ...arjun, busy: [busyAt('09:00', '17:45')] };
    const inHalfHours = { durationMinutes: 30, stepMinutes: 30 };

    test('is proposed if two people block every start, each as small as possible', () => {
      const texts = proposed(aQuestion([asha, away, daniel], inHalfHours));
      expect(texts).toEqual(
        expect.arrayContaining([
          ['Make Arjun Nair optional, and make Daniel Okafor optional', 18],
          ['Make Arjun Nair optional, and let Daniel Okafor start 30 minutes earlier', 1],
        ]),
      );
    });

    test('names each change separately, and the price of both', () => {
      const windows = [busyAt('05:00', '06:00')];
      const { relaxations } = findMutualTime(aQuestion([asha, daniel, aCandidate({ windows })]));
      expect(relaxations.filter(({ changes }) => changes.length > 1)).toContainEqual({
        changes: [
          { kind: 'ALLOW', allow: 'EARLIER:daniel:60' },
          { kind: 'ALLOW', allow: 'OTHER_TIMES' },
        ],
        texts: ['Let Daniel Okafor start 60 minutes earlier', 'Meera Iyer may be asked for other times'],
        text: 'Let Daniel Okafor start 60 minutes earlier, and Meera Iyer may be asked for other times',
        detail: 'Before the usual hours · No one is notified by this: ask them first',
        slotsGained: 1,
        cost: 6,
      });
    });

    test('may be fewer from a pool, or a shorter meeting', () => {
      const seated = { ...jonas, timeZone: 'Asia/Kolkata', required: false };
      const busy = [busyAt('00:00', '23:30')];
      const members = [seated, { ...seated, key: 'tara', name: 'Tara Singh', busy }];
      const pools = [{ name: 'Any 2 of 2', need: 2, members }];
      const texts = proposed(aQuestion([asha, { ...arjun, busy }], { pools })).map(([text]) => text);
      expect(texts).toContain('Make Arjun Nair optional, and ask for 1 of Any 2 of 2');
      const early = [busyAt('00:00', '09:00'), busyAt('11:00', '23:59')];
      const people = [
        { ...asha, weeklyHours: [], busy: early },
        { ...arjun, busy },
      ];
      expect(proposed(aQuestion(people, { durationMinutes: 150 }))).toContainEqual([
        'Shorten to 120 minutes, and make Arjun Nair optional',
        1,
      ]);
    });

    test('leaves someone on the panel, and no one in two seats', () => {
      const busy = [busyAt('00:00', '23:30')];
      const tara = { ...aPanelistCalled('Tara Singh'), required: false };
      const people = [
        { ...asha, busy },
        { ...arjun, busy },
      ];
      const substitutes = [{ person: tara, replaces: ['asha', 'arjun'] }];
      expect(proposed(aQuestion(people, { substitutes }))).toEqual([
        ['Look at 25/11/2026 to 01/12/2026', 63],
        ['Make Asha Rao optional, and ask Tara Singh instead of Arjun Nair', 9],
        ['Ask Tara Singh instead of Asha Rao, and make Arjun Nair optional', 9],
      ]);
    });
  });

  test('is not proposed if there is enough choice', () => {
    expect(proposed(aQuestion([asha, { ...arjun, minNoticeHours: 48 }], { stepMinutes: 15 }))).toEqual([]);
  });
});

describe('the best slots', () => {
  test('are spread out, with at most two of the first three on one day if other days have any', () => {
    const { slots } = findMutualTime(aQuestion([asha], { to: '2026-11-26', stepMinutes: 15, limit: 3 }));
    expect(new Set(slots.map(({ startLocal }) => startLocal.slice(0, 10))).size).toBeGreaterThan(1);
    const oneDay = findMutualTime(aQuestion([asha], { stepMinutes: 15 }));
    expect(oneDay.slots).toHaveLength(9);
  });

  test('suit the time zone of the worst-off person, and say so', () => {
    const { slots } = findMutualTime(aQuestion([asha, jonas], { stepMinutes: 30, limit: 1 }));
    expect(slots[0]?.startLocal).toBe('2026-11-24T14:30');
    expect(slots[0]?.reasons[0]?.text).toBe('Good hours for everyone: 10:00–11:00 for Jonas Weber');
  });

  test('promise half an hour on both sides only if everyone has it', () => {
    const reasonsWith = (...ends: [string, string]) => {
      const busy = [busyAt('09:00', ends[0]), busyAt(ends[1], '18:00')];
      const narrow = { ...asha, busy, maxPerWeek: 3 };
      const { slots } = findMutualTime(aQuestion([narrow, arjun], { limit: 1 }));
      return slots[0]?.reasons.map(({ code }) => code);
    };
    expect(reasonsWith('09:45', '11:15')).not.toContain('ROOM_AROUND');
    expect(reasonsWith('09:30', '11:30')).toContain('ROOM_AROUND');
  });

  test('keep the host free if possible', () => {
    const host = { ...aCandidate(), key: 'host', role: 'HOST' as const, required: false };
    const busy = [busyAt('11:00', '16:00')];
    const best = (changes: Partial<Person>) =>
      findMutualTime(aQuestion([asha, { ...host, ...changes }], { limit: 1 })).slots[0]?.startLocal.slice(
        11,
      ) ?? '';
    expect(best({ busy }) < '11:00' || best({ busy }) >= '16:00').toBe(true);
  });
});
