import { createBusySource } from '@slotwise/contract/availability/busy-sources.endpoints';
import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import type { BlockCause, Lane } from '@slotwise/contract/availability/slots.schema';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../../test/ics-text.ts';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, ask, book, call } = scene;

const DAYS = { from: '2026-03-02', to: '2026-03-06' };
const holiday = anEvent('UID:1', 'DTSTART;VALUE=DATE:20260305', 'SUMMARY:Founders day');
const founders = { name: 'Founders', isDefault: false, ics: aCalendar(holiday) };
const { calendarId = '' } = await call(createHolidayCalendar, { body: founders }, admin);

// It is Monday 2 March, 14:30 in Kolkata. Elif is busy elsewhere on Tuesday, has a meeting and no more on Wednesday.
const elif = await addPanelist('Elif', { bufferBefore: 30, maxPerDay: 1, holidayCalendarId: calendarId });
const mara = await addPanelist('Mara', {
  timeZone: 'Europe/Berlin',
  minNoticeHours: 18,
  maxPerWeek: 1,
  dateOverrides: [{ date: '2026-03-05', ranges: [], note: 'Conference' }],
});
const ravi = await addPanelist('Ravi');
const { token } = await scene.accept(elif.email, 'invite');
const offsite = anEvent('UID:2', 'DTSTART:20260303T093000Z', 'DTEND:20260303T103000Z', 'SUMMARY:Offsite');
await call(createBusySource, { body: { name: 'Own', ics: aCalendar(offsite) } }, { token });
await book('2026-03-04T11:00', { panelists: [{ panelistId: elif.panelistId }] });
await book('2026-03-04T16:00', { panelists: [{ panelistId: ravi.panelistId }] });

const email = 'meera.free@candidate.example';
const offered = { start: '2026-03-03T08:00', end: '2026-03-06T20:00', timeZone: 'Asia/Kolkata' };
const panelists = [
  { panelistId: elif.panelistId },
  { panelistId: mara.panelistId },
  { panelistId: ravi.panelistId, required: false },
];
const meeting = { panelists, candidateDetails: aCandidate({ email, availability: [offered] }) };
const question = {
  ...DAYS,
  panelistIds: [elif, mara, ravi].map((one) => one.panelistId).join(),
  required: `${elif.panelistId},${mara.panelistId}`,
  candidateEmail: email,
  candidateTimeZone: 'Asia/Kolkata',
  candidateWindows: `${offered.start}/${offered.end}`,
};

/** The warning code of a booking made against a block. */
function getCode({ cause }: { cause: BlockCause }, { role, required }: Lane): string {
  if (cause === 'DAY_LIMIT' || cause === 'WEEK_LIMIT') return `OVER_${cause}`;
  if (cause !== 'BUSY') return cause;
  if (role === 'HOST') return 'HOST_BUSY';
  return required ? 'ELSEWHERE_BUSY' : 'OPTIONAL_BUSY';
}

/** What the search for free times shows against an hour starting then, as codes and sentences. */
async function shownAgainst(start: string, bookingId?: string) {
  const { data } = await ask({ ...question, bookingId });
  const from = Date.parse(`${start}+05:30`);
  const touched = (data?.lanes ?? []).flatMap((lane) =>
    lane.blocks
      .filter(
        ({ startTime, endTime }) => Date.parse(startTime) < from + 3_600_000 && Date.parse(endTime) > from,
      )
      .map((block) => ({ code: getCode(block, lane), text: block.text })),
  );
  return { codes: new Set(touched.map(({ code }) => code)), texts: touched.map(({ text }) => text) };
}

type Doubts = { code: string; message: string }[] | undefined;

function requireAgreement(shown: Awaited<ReturnType<typeof shownAgainst>>, doubts: Doubts = []) {
  const codes = new Set(doubts.map(({ code }) => code));
  // The search shows the strongest cause of each moment, warnings name all.
  expect([...shown.codes].filter((code) => !codes.has(code))).toEqual([]);
  expect(codes.size > 0).toBe(shown.codes.size > 0);
}

describe('the warnings about a meeting', () => {
  test.each([
    ['2026-03-02T15:00', ['NOTICE', 'NOT_OFFERED']],
    ['2026-03-03T07:30', ['NOTICE', 'NOT_OFFERED', 'OUTSIDE_HOURS']],
    ['2026-03-03T13:30', []],
    ['2026-03-03T15:00', ['ELSEWHERE_BUSY']],
    ['2026-03-03T13:45', ['BUFFER']],
    ['2026-03-04T16:00', ['HOST_BUSY', 'OPTIONAL_BUSY', 'OVER_DAY_LIMIT']],
    ['2026-03-05T14:00', ['DAY_OFF', 'HOLIDAY']],
    ['2026-03-06T18:30', ['OUTSIDE_HOURS']],
  ])('at %s equal what was shown when choosing the time: %j', async (start, expected) => {
    const shown = await shownAgainst(start);
    const made = await book(start, meeting);
    await call(cancelBooking, { query: {}, body: { bookingId: made.bookingId } }, admin);
    requireAgreement(shown, made.warnings);
    expect([...new Set(made.warnings?.map(({ code }) => code))].toSorted()).toEqual(expected);
    const sentences = made.warnings?.map(({ message }) => message).join('\n') ?? '';
    const busy = shown.texts.filter((text) => text.includes(' is busy '));
    for (const text of busy) expect(sentences).toContain(text);
  });

  test('follow its moves and panel changes, and ignore its own time', async () => {
    const { bookingId = '' } = await book('2026-03-06T14:00', meeting);
    const revise = (body: object) => call(reviseBooking, { body: { bookingId, ...body } }, admin);
    for (const start of ['2026-03-06T14:30', '2026-03-06T18:00', '2026-03-05T14:00']) {
      const shown = await shownAgainst(start, bookingId);
      const endTime = new Date(Date.parse(`${start}Z`) + 3_600_000).toISOString().slice(0, 16);
      const moved = await revise({ meetingInfo: { startTime: start, endTime } });
      expect(moved.httpStatus).toBe(200);
      requireAgreement(shown, moved.warnings);
      // Mara takes one meeting a week, which is this one.
      expect(moved.warnings?.map(({ code }) => code)).not.toContain('OVER_WEEK_LIMIT');
    }
    const without = await revise({ panelists: [{ panelistId: ravi.panelistId }] });
    expect(without.warnings).toEqual([]);
    const back = await revise({ panelists });
    expect(back.warnings?.map(({ code }) => code)).toEqual(['HOLIDAY', 'DAY_OFF']);
    await call(cancelBooking, { query: {}, body: { bookingId } }, admin);
  });

  test('are no refusals, unlike another meeting of a required person', async () => {
    const candidateDetails = aCandidate({ email });
    const taken = await book('2026-03-04T11:30', { panelists, candidateDetails });
    expect(taken).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    expect(taken.message).toEqual(['Elif is busy 11:00–12:00 IST on 04/03/2026']);
    // As an optional panelist Elif does not block it.
    const spare = [{ panelistId: elif.panelistId, required: false }];
    const made = await book('2026-03-04T11:30', { panelists: spare, candidateDetails });
    expect(made.httpStatus).toBe(201);
    expect(made.warnings?.map(({ code }) => code)).toContain('OPTIONAL_BUSY');
  });
});
