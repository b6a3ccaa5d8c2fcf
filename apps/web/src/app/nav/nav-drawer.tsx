import '#ui/theme/all-components.css';
import { Drawer, SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { COLOR_SCHEMES } from '#ui/color-schemes.ts';
import { LogOutButton } from './log-out-button.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './nav-menu.module.css';
import { ProfileLink } from './profile-link.tsx';
import { NAV } from './nav.texts.ts';

type Props = { opened: boolean; onClose: () => void };

/** The pages, the account and the color scheme, for windows whose bar has no room for them. */
export function NavDrawer({ opened, onClose }: Props) {
  const isAdministrator = usePermission('add_member');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size={300} title={NAV.menu()}>
      <NavLinks className={classes.links} onFollow={onClose} />
      <div className={classes.account}>
        <ProfileLink onFollow={onClose} />
        {isAdministrator && (
          <Link className={classes.settings} to={paths.settings()} onClick={onClose}>
            {NAV.settings()}
          </Link>
        )}
        <div className="stack gap-2xs full caption">
          {NAV.colorScheme()}
          <SegmentedControl
            fullWidth
            aria-label={NAV.colorScheme()}
            data={COLOR_SCHEMES.map(({ value, label }) => ({ value, label: label() }))}
            value={colorScheme}
            onChange={(value) => setColorScheme(value as MantineColorScheme)}
          />
        </div>
        <LogOutButton />
      </div>
    </Drawer>
  );
}
