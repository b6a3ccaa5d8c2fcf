import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { inPseudoLanguage, untranslatedWords } from '@slotwise/test-data/pseudo-language';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { aChosenMeeting, aMeetingToChoose, someOfferedTimes } from '../../test/a-candidate-meeting.ts';
import { ChoosingHead } from './choosing/choosing-head.tsx';
import { ConfirmPage } from './choosing/confirm-page.tsx';
import { DayGrid } from './choosing/day-grid.tsx';
import { NoTimes, TimesSoon } from './choosing/no-times.tsx';
import { listWeeks } from './choosing/offered-days.ts';
import { OtherWays } from './choosing/other-ways.tsx';
import { TimeList } from './choosing/time-list.tsx';
import { MeetingContext } from './meeting/meeting-context.ts';
import { ProposingPage } from './proposing/proposing-page.tsx';
import type { Windows } from './proposing/use-windows.ts';
import { StatusPage } from './status/status-page.tsx';

/** Values that come from the meeting, and formatted dates, durations and zones, which are in no catalog. */
const VALUES = [
  'Northbridge Talent|Ananya Rao|ananya.rao@northbridge.example|Imran|Senior Data Engineer|Screening',
  'Arjun Nair|Data platform lead|Sofia Lindqvist|Principal engineer|Video meeting|Kolkata|IST|November|December',
  'Have a laptop at hand, we look at a small data set together.|It is too late.|We are full.|Mornings.|and',
  'Monday|Tuesday|Wednesday|Thursday|Friday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|the end of|In|days|12 h',
].flatMap((values) => values.split('|'));
const WINDOW = { start: '2090-11-28T16:00', end: '2090-11-29T20:00', timeZone: 'Asia/Kolkata' };
const proposal = { windows: [WINDOW], comments: 'Mornings.', at: '2090-11-20T10:00:00.000Z' };
const windows: Windows = {
  text: '',
  setText: nothing,
  comments: '',
  setComments: nothing,
  windows: [{ ...WINDOW, words: 'Mornings.' }],
  notUnderstood: [],
  add: nothing,
  remove: nothing,
  read: nothing,
  forget: nothing,
};

function nothing() {}

/** The words of a part that are in no catalog, rendered for one meeting. */
function listStrays(part: ReactElement, meeting: CandidateMeeting): string[] {
  const page = {
    token: '',
    meeting,
    isConnected: true,
    timeZone: 'Asia/Kolkata',
    setTimeZone: nothing,
    show: nothing,
    refresh: () => Promise.resolve(),
    goTo: nothing,
    goBack: nothing,
    tell: nothing,
  };
  const { container } = inPseudoLanguage(() => render(<MeetingContext value={page}>{part}</MeetingContext>));
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return untranslatedWords([container.textContent, ...labels].join('\n'), VALUES);
}

test.each(BOOKING_STATUSES)('a %s meeting shows only words from a catalog', (bookingStatus) => {
  const more = { bookingStatus, cancelReason: 'We are full.' };
  for (const meeting of [aChosenMeeting(more), aMeetingToChoose({ ...more, proposal, panel: [] })])
    expect(listStrays(<StatusPage />, meeting)).toEqual([]);
});

test.each(['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const)(
  'a candidate who answered %s sees only words from a catalog',
  (answer) => expect(listStrays(<StatusPage />, aChosenMeeting({ answer }))).toEqual([]),
);

test('choosing and proposing show no word that is missing from the catalogs', () => {
  const weeks = listWeeks(someOfferedTimes().days);
  const [day] = weeks.flat().filter(({ starts }) => starts.length > 0);
  const parts = [
    <ChoosingHead key="head" />,
    <ConfirmPage key="confirm" chosen="2090-11-23T09:30:00.000Z" onBooked={nothing} />,
    <DayGrid key="days" weeks={weeks} chosen="" onChoose={nothing} />,
    <TimeList key="times" day={day!} timeZone="Asia/Kolkata" chosen="" onChoose={nothing} />,
    <NoTimes key="none" onRetry={nothing} />,
    <TimesSoon key="soon" />,
    <OtherWays key="ways" hasTimes />,
    <ProposingPage key="propose" windows={windows} />,
  ];
  for (const meeting of [aMeetingToChoose({ proposal }), aChosenMeeting()])
    for (const part of parts) expect(listStrays(part, meeting)).toEqual([]);
});
