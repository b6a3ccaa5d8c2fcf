import { Link } from 'react-router';
import { HelpButton } from '#features/help/help-button.tsx';
import { Bell } from '#features/notifications/bell.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { paths } from '#navigation/paths.ts';
import { Logo } from '#ui/page/logo.tsx';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { LogOutButton } from './log-out-button.tsx';
import classes from './nav-bar.module.css';
import { NavLinks } from './nav-links.tsx';
import { NavMenu } from './nav-menu.tsx';
import { ProfileLink } from './profile-link.tsx';
import { SettingsLink } from './settings-link.tsx';
import { NAV } from './nav.texts.ts';

/** The bar over every screen of a signed-in user. In narrow windows, items and account move behind a menu button. */
export function NavBar() {
  return (
    <header className={`${classes.bar} unseen-on-paper`}>
      <div className={classes.inside}>
        <div className={classes.menuButton}>
          <NavMenu />
        </div>
        <Link className={classes.logo} to={paths.dashboard()} aria-label={NAV.home()}>
          <Logo />
        </Link>
        <NavLinks className={classes.links} />
        <div className={classes.right}>
          <SearchBox />
          <Bell />
          <HelpButton />
          <div className={classes.wide}>
            <SettingsLink />
            <ColorSchemeMenu />
          </div>
          <span className={`${classes.divider} ${classes.wide}`} />
          <div className={`${classes.wide} ${classes.profile}`}>
            <ProfileLink />
          </div>
          <div className={classes.wide}>
            <LogOutButton />
          </div>
        </div>
      </div>
    </header>
  );
}
