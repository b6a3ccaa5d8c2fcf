import { RefusedLink } from '#link-pages/refused-link.tsx';
import { TopBar } from '#link-pages/top-bar.tsx';
import { MeetingPage } from './meeting-page.tsx';
import { useOpenedMeeting } from './use-opened-meeting.ts';
import { MEETING } from './meeting/meeting.texts.ts';

export const getLinkWords = () => ({ unreachable: MEETING.unreachable(), ended: MEETING.ended() });

/** The meeting behind a candidate's link: to choose its time, and afterwards to see its status. */
export function MeetingLink({ token }: { token: string }) {
  const { opened, show, refresh } = useOpenedMeeting(token);
  if (opened.kind === 'refused') {
    return <RefusedLink failure={opened.failure} words={getLinkWords()} onRetry={() => void refresh()} />;
  }
  return (
    <>
      <TopBar company={opened.kind === 'open' ? opened.meeting.company : ''} />
      {opened.kind === 'opening' ? (
        <p className="loading" role="status">
          {MEETING.opening()}
        </p>
      ) : (
        <MeetingPage token={token} {...opened} show={show} refresh={refresh} />
      )}
    </>
  );
}
