import { useEffect, useState } from 'react';
import { tokenOf } from './link/link-token.ts';
import { usePanelPage } from './link/use-panel-page.ts';
import { MeetingPage } from './meeting-page.tsx';
import { NewsArea, useNews } from './parts/news.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { RefusedLink } from './refused-link.tsx';

/** The page of a mailed link. Another link that is opened in the same tab changes nothing but the fragment. */
export function PanelLink() {
  const [token, setToken] = useState(() => tokenOf(location.hash));
  useEffect(() => {
    const change = () => setToken(tokenOf(location.hash));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  if (!token) return <RefusedLink failure={null} copy={null} onRetry={() => location.reload()} />;
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { page, show, refresh } = usePanelPage(token);
  const { news, tell, close, isCovered, cover } = useNews();
  if (page.kind === 'refused') {
    return <RefusedLink failure={page.failure} copy={page.copy} onRetry={() => void refresh()} />;
  }
  return (
    <>
      <TopBar company={page.kind === 'open' ? page.view.company : ''} />
      {page.kind === 'opening' ? (
        <p className="loading" role="status">
          Opening your interview…
        </p>
      ) : (
        <MeetingPage
          page={page}
          link={{ token, tell, news, closeNews: close, coverNews: cover, show, refresh }}
        />
      )}
      <NewsArea news={isCovered ? null : news} onClose={close} />
    </>
  );
}
