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
import { PROPOSING } from './proposing.texts.ts';
import { MEETING } from '../meeting/meeting.texts.ts';

/** Times other than those offered: written or picked, shown back, and sent to the recruiter. */
export function ProposingPage({ windows }: { windows: Windows }) {
  const { token, meeting, goTo, goBack, tell } = useMeeting();
  const { isBusy, failure, run } = useAct();
  const now = useNow();
  const [problem, setProblem] = useState('');
  const isSet = meeting.meetingInfo.startTime !== '';
  const send = async () => {
    setProblem(windows.windows.length > 0 ? '' : PROPOSING.noneToSend());
    if (windows.windows.length === 0 || isBusy) return;
    const body = {
      windows: windows.windows.map(({ start, end, timeZone }) => ({ start, end, timeZone })),
      ...(windows.comments.trim() && { comments: windows.comments }),
    };
    if (await run(callApi(proposeTimes, { body }, { token }))) return;
    windows.forget();
    goTo('home');
    tell(PROPOSING.sent({ recruiter: meeting.recruiterName }));
  };
  return (
    <>
      <button type="button" className="link-button back" onClick={goBack}>
        {MEETING.back()}
      </button>
      <Heading>{isSet ? PROPOSING.propose() : PROPOSING.when()}</Heading>
      <p className="lead">
        {(isSet ? PROPOSING.leadWhileSet : PROPOSING.lead)({ recruiter: meeting.recruiterName })}
      </p>
      <ZoneLine at={now} />
      <section className="card inside" aria-label={PROPOSING.ownWords()}>
        <ReadText windows={windows} />
      </section>
      <details className="card">
        <summary>
          <span className="strong">{PROPOSING.addInstead()}</span>
        </summary>
        <AddWindow onAdd={windows.add} />
      </details>
      <section className="column" aria-label={PROPOSING.toSend()}>
        <h2>{PROPOSING.toSend()}</h2>
        <div role="status">
          {windows.windows.length === 0 && <p className="small">{PROPOSING.noneYet()}</p>}
          <WindowList windows={windows.windows} onRemove={windows.remove} />
        </div>
      </section>
      <TextArea
        label={PROPOSING.anythingElse()}
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
        {isBusy ? PROPOSING.sending() : PROPOSING.send()}
      </button>
      <WriteTo meeting={meeting} />
    </>
  );
}
