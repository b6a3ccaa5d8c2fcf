import { CalendarCheck, UserRoundCheck } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import { NAV } from './nav.texts.ts';
import classes from './panelist-tabs.module.css';

const TABS = [
  { to: paths.dashboard(), label: NAV.start, Icon: CalendarCheck },
  { to: paths.profile(), label: NAV.profile, Icon: UserRoundCheck },
];

/** A panelist's two screens, within reach of the thumb. A meeting has its own actions there. */
export function PanelistTabs() {
  const { pathname } = useLocation();
  return TABS.some(({ to }) => to === pathname) ? <Tabs /> : null;
}

function Tabs() {
  const foot = useToastClearance<HTMLElement>();
  return (
    <nav ref={foot} className={`${classes.tabs} unseen-on-paper`} aria-label={NAV.tabs()}>
      {TABS.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to}>
          <Icon size={20} aria-hidden />
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}
