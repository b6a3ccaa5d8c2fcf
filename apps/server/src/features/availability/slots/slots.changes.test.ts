import { createBusySource } from '@slotwise/contract/availability/busy-sources.endpoints';
import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import type { Change, Relaxation } from '@slotwise/contract/availability/slots.schema';
import { afterAll, describe, expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { startSlotScene, type SlotQuestion } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, ask, book, call } = scene;

type Person = Awaited<ReturnType<typeof addPanelist>>;
type Question = Partial<SlotQuestion>;

const listIds = (...people: Person[]) => people.map(({ panelistId }) => panelistId).join(',');
const seat = ({ panelistId }: Person) => ({ panelistId });
/** Skills that no one else has, so that only the intended substitutes exist. */
const alone = (name: string) => ({ skills: [`${name}’s own craft`] });

/** The next question after accepting a proposed change, as a screen would ask it. */
function changed(question: Question, change: Change): Question {
  const list = (text = '') => text.split(',').filter(Boolean);
  const { panelistIds, allow, pools = '', required = panelistIds } = question;
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return {
        ...question,
        required:
          list(required)
            .filter((id) => id !== change.panelistId)
            .join() || ',',
      };
    case 'REPLACE': {
      const swap = (ids?: string) => ids?.replace(change.panelistId, change.withPanelistId);
      return { ...question, panelistIds: swap(panelistIds), required: swap(required) };
    }
    case 'SHORTEN':
      return { ...question, durationMinutes: String(change.durationMinutes) };
    case 'NEED_FEWER': {
      const fewer = (pool: string, at: number) =>
        at === change.pool ? pool.replace(/^\d+/, `${change.need}`) : pool;
      return { ...question, pools: pools.split(';').map(fewer).join(';') };
    }
    case 'LOOK_LATER':
      return { ...question, from: change.from, to: change.to };
    case 'ALLOW':
      return { ...question, allow: [...list(allow), change.allow].join() };
  }
}

const getKind = ({ changes }: Relaxation) =>
  changes
    .map((change) => (change.kind === 'ALLOW' ? (change.allow.split(':')[0] ?? '') : change.kind))
    .join(' and ');

/** Accepts every proposal one after another and expects each to give exactly what it promises; returns the proposals. */
async function proposedFor(question: Question): Promise<Relaxation[]> {
  const { data, relaxations = [], message } = await ask(question);
  if (!data) throw new Error(`Refused: ${message?.join(' ')}`);
  for (const { changes, slotsGained, text } of relaxations) {
    const next = await ask(changes.reduce(changed, question));
    expect([text, (next.data?.total ?? 0) - data.total]).toEqual([text, slotsGained]);
    expect(slotsGained).toBeGreaterThan(0);
  }
  return relaxations;
}

const kindsFor = async (question: Question) => (await proposedFor(question)).map(getKind);

describe('a proposed change gives exactly what it promises', () => {
  test('if two people never work at the same time', async () => {
    const asha = await addPanelist('Asha', alone('Asha'));
    const lou = await addPanelist('Lou', { ...alone('Lou'), timeZone: 'America/Los_Angeles' });
    // Los Angeles works from 22:30 to 07:30 in Kolkata.
    const kinds = await kindsFor({ panelistIds: listIds(asha, lou) });
    expect(kinds.filter((kind) => kind === 'MAKE_OPTIONAL')).toHaveLength(2);
  });

  test('if someone else with the same skill is free', async () => {
    const craft = { skills: ['Glass blowing'] };
    const [busy, free, away] = [
      await addPanelist('Busy', craft),
      await addPanelist('Free', craft),
      await addPanelist('Away', { ...craft, dateOverrides: [{ date: '2026-03-03', ranges: [], note: '' }] }),
    ];
    await book('2026-03-03T09:00', { panelists: [seat(busy)] }, '2026-03-03T18:00');
    // A substitute's own meetings count too.
    await book('2026-03-03T11:00', { panelists: [seat(free)] });
    const proposed = await proposedFor({ panelistIds: listIds(busy) });
    const replaced = proposed.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'REPLACE');
    expect(replaced).toEqual([
      { kind: 'REPLACE', panelistId: busy.panelistId, withPanelistId: free.panelistId, withName: 'Free' },
    ]);
    expect(JSON.stringify(proposed)).not.toContain(away.panelistId);
  });

  test('if a panelist has notice, free time and limits', async () => {
    const strict = await addPanelist('Strict', { ...alone('Strict'), minNoticeHours: 24, bufferBefore: 60 });
    await book('2026-03-03T16:00', { panelists: [seat(strict)] });
    expect(await kindsFor({ panelistIds: listIds(strict) })).toEqual(
      expect.arrayContaining(['NOTICE', 'BUFFER']),
    );
    const full = await addPanelist('Full', { ...alone('Full'), maxPerDay: 1 });
    await book('2026-03-03T10:00', { panelists: [seat(full)] });
    expect(await kindsFor({ panelistIds: listIds(full) })).toContain('LIMIT');
  });

  test('if a panelist is away or has a holiday', async () => {
    const day = anEvent('UID:1', 'DTSTART;VALUE=DATE:20260303', 'SUMMARY:Founders day');
    const calendar = { name: 'Founders', isDefault: false, ics: aCalendar(day) };
    const { calendarId = '' } = await call(createHolidayCalendar, { body: calendar }, admin);
    const rests = await addPanelist('Rests', { ...alone('Rests'), holidayCalendarId: calendarId });
    const off = { date: '2026-03-03', ranges: [], note: 'Dentist' };
    const away = await addPanelist('Gone', { ...alone('Gone'), dateOverrides: [off] });
    expect(await kindsFor({ panelistIds: listIds(rests) })).toContain('HOLIDAY');
    expect(await kindsFor({ panelistIds: listIds(away) })).toContain('DAY_OFF');
  });

  test('if two people block every start, with two changes that only help together', async () => {
    const [kai, lea, mia] = [
      await addPanelist('Kai', alone('Kai')),
      await addPanelist('Lea', alone('Lea')),
      await addPanelist('Mia', alone('Mia')),
    ];
    await book('2026-03-03T09:00', { panelists: [seat(kai), seat(lea)] }, '2026-03-03T18:00');
    const question = { panelistIds: listIds(kai, lea, mia) };
    const proposed = await proposedFor(question);
    const optional = ({ panelistId }: Person): Change => ({ kind: 'MAKE_OPTIONAL', panelistId });
    expect(proposed.map(({ changes }) => changes)).toContainEqual([optional(kai), optional(lea)]);
    for (const change of [kai, lea].map(optional)) {
      expect((await ask(changed(question, change))).data?.total).toBe(0);
    }
  });

  test('if the candidate offers little, and if there are breaks', async () => {
    const uma = await addPanelist('Uma', alone('Uma'));
    const offered = {
      candidateTimeZone: 'Asia/Kolkata',
      candidateWindows: '2026-03-03T07:00/2026-03-03T09:30',
    };
    expect(await kindsFor({ panelistIds: listIds(uma), ...offered })).toEqual(
      expect.arrayContaining(['OTHER_TIMES', 'EARLIER']),
    );
    expect(await kindsFor({ panelistIds: listIds(uma), breaks: '12:00-13:00,15:00-15:30' })).toContain(
      'BREAK',
    );
  });

  test('if the meeting is long', async () => {
    const vik = await addPanelist('Vik', alone('Vik'));
    await book('2026-03-03T12:00', { panelists: [seat(vik)] }, '2026-03-03T15:00');
    const kinds = await kindsFor({ panelistIds: listIds(vik), durationMinutes: '240' });
    expect(kinds).toEqual(expect.arrayContaining(['SHORTEN', 'LATER', 'LOOK_LATER']));
  });

  test('if a pool needs many, and some sit elsewhere or for another pool', async () => {
    const [one, two, three] = [
      await addPanelist('One'),
      await addPanelist('Two'),
      await addPanelist('Three'),
    ];
    await book('2026-03-03T09:00', { panelists: [seat(three)] }, '2026-03-03T18:00');
    const pools = [
      `2:${[one, two].map((who) => who.panelistId).join('|')}`,
      `1:${listIds(two)}|${listIds(three)}`,
    ];
    const proposed = await proposedFor({ pools: pools.join(';') });
    expect(proposed.flatMap(({ changes }) => changes)).toContainEqual({
      kind: 'NEED_FEWER',
      pool: 0,
      need: 1,
    });
  });

  test('on top of earlier allowances, and against their own calendars', async () => {
    const elif = await addPanelist('Elif', { ...alone('Elif'), timeZone: 'UTC', maxPerDay: 1 });
    const { token } = await scene.accept(elif.email, 'invite');
    const event = anEvent('UID:2', 'DTSTART:20260303T090000Z', 'DTEND:20260303T150000Z', 'SUMMARY:Offsite');
    await call(createBusySource, { body: { name: 'Own', ics: aCalendar(event) } }, { token });
    await book('2026-03-03T21:30', { panelists: [seat(elif)] });
    const question = { panelistIds: listIds(elif), timeZone: 'UTC', allow: `LIMIT:${elif.panelistId}` };
    const proposed = await proposedFor(question);
    expect(proposed.map(getKind)).toEqual(expect.arrayContaining(['EARLIER', 'LATER']));
    expect(JSON.stringify(proposed)).not.toContain('Offsite');
  });

  test('proposes nothing if there are enough times', async () => {
    const wide = await addPanelist('Wide');
    const { data, relaxations } = await ask({ panelistIds: listIds(wide), step: '30' });
    expect(data?.total).toBeGreaterThanOrEqual(12);
    expect(relaxations).toEqual([]);
  });
});
