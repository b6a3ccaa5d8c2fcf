import { RefusedLink } from '../link-pages/refused-link.tsx';
import { useTokenInFragment } from '../link-pages/token-in-fragment.ts';
import { getLinkWords, MeetingLink } from './meeting-link.tsx';
import { RtrLink } from './rtr/rtr-link.tsx';

/** What the token of a meeting's link begins with; the other links of this page ask about being represented. */
const MEETING_TOKEN = 'ml_';

/** The page of the link in a candidate's mail. */
export function CandidateLink() {
  const token = useTokenInFragment();
  if (!token) {
    return <RefusedLink failure={null} words={getLinkWords()} onRetry={() => location.reload()} />;
  }
  const Opened = token.startsWith(MEETING_TOKEN) ? MeetingLink : RtrLink;
  return <Opened key={token} token={token} />;
}
