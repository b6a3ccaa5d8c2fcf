import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { createContext, useContext } from 'react';
import type { News, Tell } from './news.tsx';

/** What every part of an opened page uses. */
export type OpenLink = {
  token: string;
  view: PanelView;
  tell: Tell;
  /** The last message, which an open question shows itself. */
  news: News | null;
  closeNews: () => void;
  coverNews: () => () => void;
  /** Shows the meeting as the server has just sent it. */
  show: (view: PanelView) => void;
  /** Reads the meeting's current state from the server. */
  refresh: () => Promise<void>;
  /** False while the page shows only the phone's copy. */
  isConnected: boolean;
};

export const LinkContext = createContext<OpenLink | null>(null);

export function useLink(): OpenLink {
  const link = useContext(LinkContext);
  if (!link) throw new Error('This part stands outside of an opened link.');
  return link;
}
