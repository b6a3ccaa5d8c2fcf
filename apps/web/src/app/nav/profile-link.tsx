import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { toInitials } from '#lib/initials.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import classes from './profile-link.module.css';
import { NAV } from './nav.texts.ts';

/** The first letter of the display name in a circle, and the name, linking to the profile. */
export function ProfileLink({ onFollow }: { onFollow?: () => void }) {
  const { displayName } = useSelector(selectUser);
  return (
    <Link className={classes.link} to={paths.profile()} onClick={onFollow}>
      <span className={classes.circle} aria-hidden>
        {toInitials(displayName).slice(0, 1)}
      </span>
      <span className={classes.name}>{displayName || NAV.profile()}</span>
    </Link>
  );
}
