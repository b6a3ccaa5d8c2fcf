import { RefusedLink } from '../link-pages/refused-link.tsx';
import { useTokenInFragment } from '../link-pages/token-in-fragment.ts';
import { getLinkWords, MeetingLink } from './meeting-link.tsx';
import { RtrLink } from './rtr/rtr-link.tsx';

/** The prefix of meeting link tokens; this page's other links ask about the right to represent. */
const MEETING_TOKEN = 'ml_';

/** The page behind the link in a candidate's mail. */
export function CandidateLink() {
  const token = useTokenInFragment();
  if (!token) {
    return <RefusedLink failure={null} words={getLinkWords()} onRetry={() => location.reload()} />;
  }
  const Opened = token.startsWith(MEETING_TOKEN) ? MeetingLink : RtrLink;
  return <Opened key={token} token={token} />;
}
