import { useLinkInFragment } from '../link-pages/token-in-fragment.ts';
import { usePanelPage } from './use-panel-page.ts';
import { MeetingPage } from './meeting-page.tsx';
import { NewsArea, useNews } from './link/news.tsx';
import { TopBar } from '../link-pages/top-bar.tsx';
import { RefusedPanelLink } from './refused-panel-link.tsx';
import { PAGE } from './link/page.texts.ts';

/** The page of a mailed link. */
export function PanelLink() {
  const { token, act } = useLinkInFragment();
  if (!token) return <RefusedPanelLink failure={null} copy={null} onRetry={() => location.reload()} />;
  return <OpenedLink key={token} token={token} act={act} />;
}

function OpenedLink({ token, act }: { token: string; act: string }) {
  const { page, show, refresh } = usePanelPage(token);
  const { news, tell, close, isCovered, cover } = useNews();
  if (page.kind === 'refused') {
    return <RefusedPanelLink failure={page.failure} copy={page.copy} onRetry={() => void refresh()} />;
  }
  return (
    <>
      <TopBar company={page.kind === 'open' ? page.view.company : ''} />
      {page.kind === 'opening' ? (
        <p className="loading" role="status">
          {PAGE.opening()}
        </p>
      ) : (
        <MeetingPage
          page={page}
          act={act}
          link={{ token, tell, news, closeNews: close, coverNews: cover, show, refresh }}
        />
      )}
      <NewsArea news={isCovered ? null : news} onClose={close} />
    </>
  );
}
