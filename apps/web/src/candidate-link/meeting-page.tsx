import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ChoosingPage } from './choosing/choosing-page.tsx';
import { ConfirmPage } from './choosing/confirm-page.tsx';
import { ProposingPage } from './proposing/proposing-page.tsx';
import { useWindows } from './proposing/use-windows.ts';
import { StatusPage } from './status/status-page.tsx';
import { useZone } from './zone/use-zone.ts';
import { MeetingContext, type MeetingOnPage } from './meeting/meeting-context.ts';
import { useScreen, type Screen } from './meeting/use-screen.ts';
import { MEETING } from './meeting/meeting.texts.ts';

type Props = Pick<MeetingOnPage, 'token' | 'meeting' | 'isConnected' | 'show' | 'refresh'>;
type Message = { text: string; isGood: boolean };

/** The screens of an opened meeting. A choice or text on one survives a visit to another. */
export function MeetingPage({ token, meeting, isConnected, show, refresh }: Props) {
  const { screen, goTo, goBack } = useScreen();
  const [timeZone, setTimeZone] = useZone(meeting);
  const [chosen, setChosen] = useState('');
  const [message, setMessage] = useState<Message | null>(null);
  const windows = useWindows();
  const shown = shownScreen(screen, meeting, chosen !== '');
  useHeading(shown);

  const page = useMemo<MeetingOnPage>(
    () => ({
      token,
      meeting,
      isConnected,
      timeZone,
      setTimeZone,
      show,
      refresh,
      goBack,
      goTo: (next) => {
        setMessage(null);
        goTo(next);
      },
      tell: (text, isGood = true) => setMessage({ text, isGood }),
    }),
    [token, meeting, isConnected, timeZone, setTimeZone, show, refresh, goTo, goBack],
  );
  return (
    <MeetingContext value={page}>
      <main className="page">
        <div role="status" className="status-line live">
          {message && <p className={message.isGood ? 'said good' : 'notice'}>{message.text}</p>}
          {!isConnected && <p className="notice">{MEETING.offline()}</p>}
        </div>
        {shown === 'status' && <StatusPage />}
        {(shown === 'choose' || shown === 'move') && <ChoosingPage chosen={chosen} onChoose={setChosen} />}
        {shown === 'confirm' && <ConfirmPage chosen={chosen} onBooked={() => setChosen('')} />}
        {shown === 'propose' && <ProposingPage windows={windows} />}
        <p className="small foot">{MEETING.private()}</p>
      </main>
    </MeetingContext>
  );
}

type Shown = Exclude<Screen, 'home'> | 'choose' | 'status';

/** If a screen's action is no longer possible, the status screen replaces it. */
function shownScreen(screen: Screen, { acts }: CandidateMeeting, isChosen: boolean): Shown {
  const home = acts.includes('pick') ? 'choose' : 'status';
  const choosing = acts.includes('move') ? 'move' : home;
  if (screen === 'propose') return acts.includes('propose') ? 'propose' : home;
  if (screen === 'move') return choosing;
  if (screen === 'home') return home;
  return isChosen && choosing !== 'status' ? 'confirm' : choosing;
}

/** Screen reader users learn of a screen change by its heading. */
function useHeading(shown: Shown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  }, [shown]);
}
