import { roleHolds } from '@slotwise/contract/permissions';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router';
import { selectUser } from '#state/recruiter.slice.ts';
import { NAV_ITEMS } from '#navigation/nav-items.ts';
import { NAV } from './nav.texts.ts';

type Props = { className: string | undefined; onFollow?: () => void };

/** The main navigation: the pages the user's role may see. */
export function NavLinks({ className, onFollow }: Props) {
  const { role } = useSelector(selectUser);
  const items = NAV_ITEMS.filter(({ permission }) => !permission || roleHolds(role, permission));
  const [, first = ''] = useLocation().pathname.split('/');
  return (
    <nav className={className} aria-label={NAV.main()}>
      {items.map(({ label, to, under }) => (
        <NavLink key={to} to={to} onClick={onFollow} data-within={under?.includes(first) || undefined}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
