import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { inPseudoLanguage, untranslatedWords } from '@slotwise/test-data/pseudo-language';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import { changeReasonWords } from '#features/bookings/history/change-words.model.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { PartFrame } from '../../../test/part-frame.tsx';
import { OldAndNew } from './old-and-new.tsx';
import { ReasonCard } from './reason-card.tsx';
import { rescheduleWords } from './reschedule-words.model.ts';
import { WhoIsNotified } from './who-is-notified.tsx';

/** Values that come from the meeting, its history's words, and formatted dates and zones. */
const VALUES = [
  'Meera Krishnan',
  'Senior Data Engineer',
  'Technical',
  'Kolkata',
  'IST',
  'MK',
  ...Object.values(changeReasonWords()),
];
const PEOPLE = [
  { key: '1', name: 'Meera Krishnan', email: '', part: '', timeZone: 'Asia/Kolkata', weeklyHours: null },
];
const STATUSES: BookingStatus[] = ['SCHEDULED', 'CANCELLED', 'NO_SHOW', 'AWAITING_CANDIDATE'];

test.each(STATUSES)('rescheduling a %s meeting shows only words from a catalog', (bookingStatus) => {
  const booking = toViewedBooking(aBookingRecord({ bookingStatus, rescheduleCount: 2 }));
  const { container } = inPseudoLanguage(() => {
    const words = rescheduleWords(booking);
    return render(
      <>
        <p>{Object.values(words).join(' ')}</p>
        <OldAndNew booking={booking} time={null} />
        <ReasonCard reason={{ code: null, text: '' }} error="" onChange={() => {}} />
        <WhoIsNotified people={PEOPLE} mail={words.mail} />
      </>,
      { wrapper: PartFrame },
    );
  });
  const drawn = container.cloneNode(true) as HTMLElement;
  drawn.querySelectorAll('style').forEach((style) => style.remove());
  const labels = [...drawn.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect(untranslatedWords([drawn.textContent, ...labels].join('\n'), VALUES)).toEqual([]);
});
