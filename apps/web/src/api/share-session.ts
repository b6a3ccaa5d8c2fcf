import { announceSessionEnd } from './session-end.ts';
import { readUser, type StoredUser } from './session-storage.ts';

/** What tabs of one browser say to each other about their sessions; nothing of it stays anywhere. */
export type Word =
  | { kind: 'ASKED' }
  | { kind: 'ANSWERED'; user: StoredUser; usedAt: number }
  | { kind: 'ENDED'; token: string };

/** The channel of all tabs. */
export const openChannel = () => new BroadcastChannel('slotwise-session');

/** Answers new tabs with the session of this one. Returns how to stop; a session that is over then is over in all tabs. */
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
