import { announceSessionEnd } from './session-end.ts';
import { readUser, type StoredUser } from './session-storage.ts';

/** Messages between tabs of one browser about their sessions; none are stored. */
export type Word =
  | { kind: 'ASKED' }
  | { kind: 'ANSWERED'; user: StoredUser; usedAt: number }
  | { kind: 'ENDED'; token: string };

/** The channel shared by all tabs. */
export const openChannel = () => new BroadcastChannel('slotwise-session');

/**
 * Answers new tabs with this tab's session. Returns a function that stops; if the session has ended by then, it ends in
 * all tabs.
 */
export function shareSession() {
  const channel = openChannel();
  const say = (word: Word) => channel.postMessage(word);
  const lent = readUser();
  let usedAt = Date.now();
  const noteUse = () => (usedAt = Date.now());
  window.addEventListener('focus', noteUse);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    const user = readUser();
    if (data.kind === 'ASKED' && user) say({ kind: 'ANSWERED', user, usedAt });
    if (data.kind === 'ENDED') announceSessionEnd(data.token);
  };
  return () => {
    if (lent && !readUser()) say({ kind: 'ENDED', token: lent.token });
    window.removeEventListener('focus', noteUse);
    channel.close();
  };
}
