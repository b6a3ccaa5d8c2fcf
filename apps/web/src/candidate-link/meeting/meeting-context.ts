import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { createContext, useContext } from 'react';
import type { Screen } from './use-screen.ts';

/** What every part of an opened meeting uses. */
export type MeetingOnPage = {
  token: string;
  meeting: CandidateMeeting;
  isConnected: boolean;
  /** The zone the candidate reads times in. */
  timeZone: string;
  setTimeZone: (timeZone: string) => void;
  /** Shows the meeting as the server has just sent it. */
  show: (meeting: CandidateMeeting) => void;
  /** Reads the meeting's current state from the server. */
  refresh: () => Promise<void>;
  goTo: (screen: Screen) => void;
  goBack: () => void;
  /** Shows above the next screen what has happened. */
  tell: (text: string, isGood?: boolean) => void;
};

export const MeetingContext = createContext<MeetingOnPage | null>(null);

export function useMeeting(): MeetingOnPage {
  const page = useContext(MeetingContext);
  if (!page) throw new Error('This part stands outside of an opened meeting.');
  return page;
}
