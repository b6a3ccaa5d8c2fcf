import '#ui/theme/frame.css';
import '#ui/theme/unseen.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { NavBar } from './nav/nav-bar.tsx';
import { ResultModals } from './result-modals.tsx';
import { shareSession } from '#api/share-session.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { SubmissionHost } from './submission-host.tsx';
import { useNumberCustoms } from './use-number-customs.ts';
import classes from './signed-in-layout.module.css';
import { APP } from './app.texts.ts';

/** Only panelists have few enough screens for tabs. */
const PanelistTabs = lazy(async () => ({
  default: (await import('./nav/panelist-tabs.tsx')).PanelistTabs,
}));

const CONTENT_ID = 'content';

/** A new screen starts at the top, and the next Tab starts there. */
function useFreshScreen() {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An action's result may open on arrival, and then the focus belongs to it.
    if (!document.querySelector('[aria-modal="true"]')) main.current?.focus({ preventScroll: true });
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [pathname, arrival]);
  return main;
}

export function SignedInLayout() {
  const main = useFreshScreen();
  const { role } = useSelector(selectUser);
  useNumberCustoms();
  useEffect(shareSession, []);
  return (
    <>
      <SkipLink to={CONTENT_ID}>{APP.skip()}</SkipLink>
      <NavBar />
      <main ref={main} id={CONTENT_ID} className={classes.page} tabIndex={-1}>
        <Outlet />
      </main>
      {role === 'USER_PANEL' && (
        <Suspense>
          <PanelistTabs />
        </Suspense>
      )}
      <SubmissionHost />
      <ResultModals />
    </>
  );
}
