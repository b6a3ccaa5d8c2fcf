import { proposeTimes } from '@slotwise/contract/bookings/candidate-page.endpoints';
import { useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { callApi } from '#api/call-api.ts';
import { Heading } from '../meeting/heading.tsx';
import { useMeeting } from '../meeting/meeting-context.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { useAct } from '../meeting/use-act.ts';
import { WriteTo } from '../meeting/write-to.tsx';
import { ZoneLine } from '../zone/zone-line.tsx';
import { AddWindow } from './add-window.tsx';
import { ReadText } from './read-text.tsx';
import type { Windows } from './use-windows.ts';
import { WindowList } from './window-list.tsx';

/** Other times than those on offer: written or picked, shown back, and sent to the recruiter. */
export function ProposingPage({ windows }: { windows: Windows }) {
  const { token, meeting, goTo, goBack, tell } = useMeeting();
  const { isBusy, failure, run } = useAct();
  const now = useNow();
  const [problem, setProblem] = useState('');
  const isSet = meeting.meetingInfo.startTime !== '';
  const send = async () => {
    setProblem(windows.windows.length > 0 ? '' : 'Name at least one time first');
    if (windows.windows.length === 0 || isBusy) return;
    const body = {
      windows: windows.windows.map(({ start, end, timeZone }) => ({ start, end, timeZone })),
      ...(windows.comments.trim() && { comments: windows.comments }),
    };
    if (await run(callApi(proposeTimes, { body }, { token }))) return;
    windows.forget();
    goTo('home');
    tell(`Your times are sent. ${meeting.recruiterName} will write to you.`);
  };
  return (
    <>
      <button type="button" className="link-button back" onClick={goBack}>
        Back
      </button>
      <Heading>{isSet ? 'Propose other times' : 'When does it suit you?'}</Heading>
      <p className="lead">
        {meeting.recruiterName} reads what you send and looks for a time.
        {isSet && ' Until then the present time stands.'}
      </p>
      <ZoneLine at={now} />
      <section className="card inside" aria-label="In your own words">
        <ReadText windows={windows} />
      </section>
      <details className="card">
        <summary>
          <span className="strong">Add a day and times instead</span>
        </summary>
        <AddWindow onAdd={windows.add} />
      </details>
      <section className="column" aria-label="What will be sent">
        <h2>What will be sent</h2>
        <div role="status">
          {windows.windows.length === 0 && <p className="small">No times yet.</p>}
          <WindowList windows={windows.windows} onRemove={windows.remove} />
        </div>
      </section>
      <TextArea
        label="Anything else"
        value={windows.comments}
        rows={2}
        maxLength={1000}
        onChange={windows.setComments}
      />
      <p className="error live" role="alert">
        {windows.windows.length === 0 && problem}
      </p>
      <Refusal failure={failure} />
      <button type="button" className="button filled wide" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? 'Sending…' : 'Send these times'}
      </button>
      <WriteTo meeting={meeting} />
    </>
  );
}
