import { RefusedLink } from '#link-pages/refused-link.tsx';
import { TopBar } from '#link-pages/top-bar.tsx';
import { MeetingPage } from './meeting-page.tsx';
import { useOpenedMeeting } from './use-opened-meeting.ts';

export const MEETING_WORDS = {
  unreachable: 'Your interview could not be loaded. Check your connection, then try again.',
  ended:
    'The interview is over, or a newer mail has a newer link. Answer any mail about it, and a person reads what you write.',
};

/** The meeting behind a candidate's link: to choose its time, and afterwards to see how it stands. */
export function MeetingLink({ token }: { token: string }) {
  const { opened, show, refresh } = useOpenedMeeting(token);
  if (opened.kind === 'refused') {
    return <RefusedLink failure={opened.failure} words={MEETING_WORDS} onRetry={() => void refresh()} />;
  }
  return (
    <>
      <TopBar company={opened.kind === 'open' ? opened.meeting.company : ''} />
      {opened.kind === 'opening' ? (
        <p className="loading" role="status">
          Opening…
        </p>
      ) : (
        <MeetingPage token={token} {...opened} show={show} refresh={refresh} />
      )}
    </>
  );
}
