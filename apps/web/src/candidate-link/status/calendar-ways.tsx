import { downloadInviteAsCandidate } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { calendarLinks } from './calendar-links.ts';
import { saveCalendarEntry } from '#link-pages/save-calendar-entry.ts';
import { STATUS } from './status.texts.ts';

/** Ways to add the meeting to a calendar if the mail's invitation was not used. */
export function CalendarWays() {
  const { token, meeting } = useMeeting();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { google, outlook } = calendarLinks(meeting);
  const download = async () => {
    setBusy(true);
    setFailure(await saveCalendarEntry(downloadInviteAsCandidate, token));
    setBusy(false);
  };
  return (
    <details className="card">
      <summary>
        <span className="strong">{STATUS.addToCalendar()}</span>
      </summary>
      <ul className="rows line-above">
        <li>
          <button
            type="button"
            className="row-button act"
            aria-disabled={isBusy}
            onClick={() => void download()}
          >
            {isBusy ? STATUS.fetching() : STATUS.calendarFile()}
          </button>
        </li>
        <li>
          <a className="row act" href={google} target="_blank" rel="noreferrer">
            {STATUS.google()}
          </a>
        </li>
        <li>
          <a className="row act" href={outlook} target="_blank" rel="noreferrer">
            {STATUS.outlook()}
          </a>
        </li>
      </ul>
      <Refusal failure={failure} />
    </details>
  );
}
