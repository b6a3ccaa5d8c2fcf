import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { createContext, useContext } from 'react';
import type { News, Tell } from './news.tsx';

/** What every part of an opened page works with. */
export type OpenLink = {
  token: string;
  view: PanelView;
  tell: Tell;
  /** The last message, which a question shows inside itself. */
  news: News | null;
  closeNews: () => void;
  coverNews: () => () => void;
  /** Shows the meeting as the server has just sent it. */
  show: (view: PanelView) => void;
  /** Asks the server how the meeting stands. */
  refresh: () => Promise<void>;
  /** False while the page lives on what the phone has kept. */
  isConnected: boolean;
};

export const LinkContext = createContext<OpenLink | null>(null);

export function useLink(): OpenLink {
  const link = useContext(LinkContext);
  if (!link) throw new Error('This part stands outside of an opened link.');
  return link;
}
