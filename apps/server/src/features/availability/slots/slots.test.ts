import { createBusySource } from '@slotwise/contract/availability/busy-sources.endpoints';
import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, ask, book, call, listStarts } = scene;

const seat = ({ panelistId }: { panelistId: string }, required = true) => ({ panelistId, required });
const listIds = (...people: { panelistId: string }[]) => people.map(({ panelistId }) => panelistId).join(',');
const hours = (from: number, to: number, day = '2026-03-03') =>
  Array.from({ length: to - from }, (_, index) => `${day}T${String(from + index).padStart(2, '0')}:00`);
const isOwn = (text: string) => (cause: { text: string }) => cause.text.includes(text);

describe('the times of a panel', () => {
  test('are those when everyone required is within their hours and in no other meeting', async () => {
    const asha = await addPanelist('Asha');
    const jonas = await addPanelist('Jonas', { timeZone: 'Europe/Berlin' });
    await book('2026-03-03T14:00', { panelists: [seat(asha)] });
    // Berlin starts at 13:30 in Kolkata, Kolkata ends at 18:00.
    const answer = await ask({ panelistIds: listIds(asha, jonas) });
    expect(await listStarts({ panelistIds: listIds(asha, jonas) })).toEqual(hours(15, 18));
    expect(answer.data).toMatchObject({ total: 3, timeZone: 'Asia/Kolkata', durationMinutes: 60 });
    expect(answer.data?.days).toEqual([{ date: '2026-03-03', slots: 3 }]);
    expect(answer.slots?.[0]?.panelistIds.toSorted()).toEqual(
      [asha, jonas].map((one) => one.panelistId).toSorted(),
    );
    const lanes = answer.data?.lanes.map(({ role, name, timeZone }) => [role, name, timeZone]);
    expect(lanes).toEqual([
      ['PANELIST', 'Asha', 'Asia/Kolkata'],
      ['PANELIST', 'Jonas', 'Europe/Berlin'],
      ['HOST', 'Ananya Rao', 'Asia/Kolkata'],
    ]);
    expect(
      answer.explain?.find(({ name }) => name === 'Asha')?.causes.some(isOwn('Asha is busy 14:00–15:00')),
    ).toBe(true);
  });

  test('leave out the meetings of optional people and the host, but show them', async () => {
    const ravi = await addPanelist('Ravi');
    await book('2026-03-03T11:00', { panelists: [seat(ravi, false)] });
    expect(await listStarts({ panelistIds: ravi.panelistId })).not.toContain('2026-03-03T11:00');
    const answer = await ask({ panelistIds: ravi.panelistId, required: '', emails: 'guest@panel.example' });
    expect(answer.data?.total).toBe(24);
    const listBlocks = (role: string) => answer.data?.lanes.find((lane) => lane.role === role)?.blocks;
    expect(listBlocks('PANELIST')?.map(({ cause }) => cause)).toContain('BUSY');
    expect(listBlocks('HOST')?.some(({ startTime }) => startTime === '2026-03-03T05:30:00.000Z')).toBe(true);
  });

  test('count a guest’s and the candidate’s meetings by their email address', async () => {
    const email = 'kabir@consulting.example';
    const guest = { name: 'Kabir Shah', email };
    const busy = 'meera.busy@candidate.example';
    const candidateDetails = { candidateName: 'Meera Iyer', email: busy };
    await book('2026-03-03T10:00', { panelists: [guest], candidateDetails });
    for (const question of [{ emails: email.toUpperCase() }, { candidateEmail: busy }]) {
      const starts = await listStarts(question);
      expect(starts).toHaveLength(23);
      expect(starts).not.toContain('2026-03-03T10:00');
    }
  });

  test('count a panelist named by id and by address once', async () => {
    const nila = await addPanelist('Nila');
    const answer = await ask({ panelistIds: nila.panelistId, emails: nila.email, required: nila.email });
    expect(answer.data?.lanes.map(({ key }) => key)).toEqual([nila.panelistId, 'host']);
    expect(answer.data?.lanes[0]?.required).toBe(true);
  });

  test('free the slot of a meeting that is moved, and ignore cancelled ones', async () => {
    const dev = await addPanelist('Dev');
    const { bookingId = '' } = await book('2026-03-03T12:00', { panelists: [seat(dev)] });
    expect(await listStarts({ panelistIds: dev.panelistId })).not.toContain('2026-03-03T12:00');
    const moving = { panelistIds: dev.panelistId, bookingId: bookingId.toUpperCase() };
    expect(await listStarts(moving)).toContain('2026-03-03T12:00');
    await call(cancelBooking, { query: {}, body: { bookingId } }, admin);
    expect(await listStarts({ panelistIds: dev.panelistId })).toContain('2026-03-03T12:00');
  });

  test('leave observers free', async () => {
    const ona = await addPanelist('Ona');
    const looker = 'looker@outside.example';
    const participants = [ona, { name: 'Looker On', email: looker }].map(({ name, email }) => ({
      name,
      email,
    }));
    const meetingInfo = aMeeting({
      startTime: '2026-03-03T10:00',
      endTime: '2026-03-03T11:00',
      participants,
    });
    expect((await book('2026-03-03T10:00', { meetingInfo })).httpStatus).toBe(201);
    expect(await listStarts({ panelistIds: ona.panelistId })).not.toContain('2026-03-03T10:00');
    expect(await listStarts({ emails: looker })).toContain('2026-03-03T10:00');
  });

  test('never reveal what someone else’s meeting is about', async () => {
    const tara = await addPanelist('Tara');
    const candidateDetails = { candidateName: 'Secret Person', email: 'secret@candidate.example' };
    await book('2026-03-03T10:00', { panelists: [seat(tara)], candidateDetails, jobTitle: 'Secret Job' });
    const answer = JSON.stringify(await ask({ panelistIds: tara.panelistId }));
    expect(answer).toContain('Tara is busy');
    expect(answer.toLowerCase()).not.toContain('secret');
  });
});

describe('what a panelist has set', () => {
  test('counts: hours of single dates override holidays, which override weekly hours', async () => {
    const days =
      'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n' +
      holiday('20260304') +
      holiday('20260305') +
      'END:VCALENDAR';
    const made = await call(
      createHolidayCalendar,
      { body: { name: 'Company days', isDefault: false, ics: days.replaceAll('\n', '\r\n') } },
      admin,
    );
    expect(made.httpStatus).toBe(201);
    const dateOverrides = [
      { date: '2026-03-03', ranges: [], note: 'Conference' },
      { date: '2026-03-05', ranges: [{ start: '20:00', end: '22:00' }], note: '' },
    ];
    const ines = await addPanelist('Ines', { dateOverrides, holidayCalendarId: made.calendarId });
    const asked = { panelistIds: ines.panelistId, to: '2026-03-06' };
    expect(await listStarts(asked)).toEqual([...hours(20, 22, '2026-03-05'), ...hours(9, 18, '2026-03-06')]);
    const answer = await ask(asked);
    const causesOn = (date: string) =>
      answer.explain
        ?.find((one) => one.date === date && one.name === 'Ines')
        ?.causes.map(({ cause }) => cause);
    expect([causesOn('2026-03-03'), causesOn('2026-03-04')]).toEqual([['DAY_OFF'], ['HOLIDAY']]);
  });

  test('keeps buffers around meetings, as does a break in the question', async () => {
    const omar = await addPanelist('Omar', { bufferAfter: 30 });
    await book('2026-03-03T12:00', { panelists: [seat(omar)] });
    expect(await listStarts({ panelistIds: omar.panelistId })).toEqual([...hours(9, 11), ...hours(14, 18)]);
    const asked = { panelistIds: omar.panelistId, breakMinutes: '90', breaks: '16:00-17:00' };
    expect(await listStarts(asked)).toEqual([...hours(9, 10), ...hours(15, 16), ...hours(17, 18)]);
  });

  test('requires notice', async () => {
    // It is Monday 14:30 in Kolkata: twenty-four hours later it is Tuesday 14:30.
    const lea = await addPanelist('Lea', { minNoticeHours: 24 });
    expect(await listStarts({ panelistIds: lea.panelistId })).toEqual(hours(15, 18));
    expect(await listStarts({ panelistIds: lea.panelistId, allow: `NOTICE:${lea.panelistId}` })).toEqual(
      hours(9, 18),
    );
  });

  test('limits a day, and a week that is only partly in the question', async () => {
    const zoe = await addPanelist('Zoe', { maxPerDay: 1 });
    await book('2026-03-03T12:00', { panelists: [seat(zoe)] });
    expect(await listStarts({ panelistIds: zoe.panelistId })).toEqual([]);
    const kim = await addPanelist('Kim', { maxPerWeek: 2 });
    await book('2026-03-06T12:00', { panelists: [seat(kim)] });
    expect(await listStarts({ panelistIds: kim.panelistId })).toEqual(hours(9, 18));
    await book('2026-03-07T12:00', { panelists: [seat(kim)] });
    const full = await ask({ panelistIds: kim.panelistId });
    expect([full.data?.total, full.data?.lanes[0]?.thisWeek]).toEqual([0, 2]);
    expect(
      await listStarts({ panelistIds: kim.panelistId, from: '2026-03-09', to: '2026-03-09' }),
    ).toHaveLength(9);
  });

  test('includes their own calendar, of which only the times are known', async () => {
    const person = await addPanelist('Elif', { timeZone: 'UTC' });
    const { token } = await scene.accept(person.email, 'invite');
    const event = 'BEGIN:VEVENT\nUID:1@x\nDTSTAMP:20260301T000000Z\nSUMMARY:Dentist\n';
    const at = 'DTSTART:20260303T120000Z\nDTEND:20260303T123000Z\nEND:VEVENT\n';
    const ics = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n${event}${at}END:VCALENDAR`.replaceAll('\n', '\r\n');
    const read = await call(createBusySource, { body: { name: 'Private', ics } }, { token });
    expect(read.httpStatus).toBe(201);
    const asked = { panelistIds: person.panelistId, timeZone: 'UTC' };
    expect(await listStarts(asked)).toEqual([...hours(9, 12), ...hours(13, 18)]);
    expect(JSON.stringify(await ask(asked))).not.toContain('Dentist');
  });
});

const holiday = (day: string) =>
  `BEGIN:VEVENT\nUID:${day}@x\nDTSTAMP:20260101T000000Z\nDTSTART;VALUE=DATE:${day}\nSUMMARY:Company day\nEND:VEVENT\n`;

describe('the candidate', () => {
  test('is only offered the times they gave, in their own zone', async () => {
    const uma = await addPanelist('Uma');
    const asked = { panelistIds: uma.panelistId, candidateTimeZone: 'Europe/London' };
    // London 05:00–08:00 is 10:30–13:30 in Kolkata.
    const wall = await listStarts({ ...asked, candidateWindows: '2026-03-03T05:00/2026-03-03T08:00' });
    expect(wall).toEqual(hours(11, 13));
    const instants =
      '2026-03-03T05:00:00Z/2026-03-03T08:00:00Z, 2026-03-03T17:30+05:30/2026-03-03T19:00+05:30';
    expect(await listStarts({ panelistIds: uma.panelistId, candidateWindows: instants })).toEqual(
      hours(11, 13),
    );
    const given = await listStarts({ ...asked, candidateWindows: instants, allow: 'OTHER_TIMES' });
    expect(given).toEqual(hours(9, 18));
  });

  test('thirty offers of centuries are answered as fast as offers of a day', async () => {
    const uma = await addPanelist('Uma');
    const asked = { panelistIds: uma.panelistId, candidateTimeZone: 'Europe/London' };
    const centuries = Array(30).fill('1000-01-01T00:00/9999-01-01T00:00').join();
    const before = process.cpuUsage();
    expect(await listStarts({ ...asked, candidateWindows: centuries })).toEqual(hours(9, 18));
    const { user } = process.cpuUsage(before);
    // Computing every clock change of these years takes more than a minute.
    expect(user / 1000).toBeLessThan(5000);
    for (const elsewhere of ['1999-01-01T00:00/1999-02-01T00:00', '9998-01-01T00:00/9999-01-01T00:00'])
      expect(await listStarts({ ...asked, candidateWindows: elsewhere })).toEqual([]);
  });
});

describe('clocks that change', () => {
  test('follow each person’s own zone, on different days of the same weeks', async () => {
    const berlin = await addPanelist('Bert', { timeZone: 'Europe/Berlin' });
    const york = await addPanelist('York', { timeZone: 'America/New_York' });
    const week = (from: string, to: string) =>
      listStarts({ panelistIds: listIds(berlin, york), timeZone: 'UTC', from, to });
    // New York 09:00 is 14:00 UTC before the 8th and 13:00 after it; Berlin 18:00 is 17:00 before the 29th and 16:00 after.
    expect(await week('2026-03-06', '2026-03-06')).toEqual(hours(14, 17, '2026-03-06'));
    expect(await week('2026-03-09', '2026-03-09')).toEqual(hours(13, 17, '2026-03-09'));
    expect(await week('2026-03-30', '2026-03-30')).toEqual(hours(13, 16, '2026-03-30'));
    const month = await ask({
      panelistIds: listIds(berlin, york),
      timeZone: 'UTC',
      from: '2026-03-03',
      to: '2026-03-31',
    });
    // Four days of three hours, three weeks of four, and two days of three again.
    expect(month.data?.total).toBe(4 * 3 + 15 * 4 + 2 * 3);
  });
});

describe('many people', () => {
  test('are searched together: forty-five required people, and any three of them', async () => {
    const many = await Promise.all(Array.from({ length: 45 }, (_, n) => addPanelist(`Panelist${n}`)));
    await book('2026-03-03T09:00', { panelists: many.slice(0, 10).map((one) => seat(one)) });
    const all = await ask({ panelistIds: listIds(...many) });
    expect([all.data?.total, all.slots?.[0]?.panelistIds.length]).toEqual([8, 45]);
    const pool = await ask({ pools: `3:${many.map(({ panelistId }) => panelistId).join('|')}` });
    expect([pool.data?.total, pool.slots?.[0]?.pooledIds.length]).toEqual([9, 3]);
  });
});
