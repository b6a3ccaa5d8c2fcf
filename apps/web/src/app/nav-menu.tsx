import {
  ActionIcon,
  Drawer,
  SegmentedControl,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { COLOR_SCHEMES } from '#ui/color-schemes.ts';
import { LogOutButton } from './log-out-button.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './nav-menu.module.css';
import { ProfileLink } from './profile-link.tsx';

/** The navigation of narrow windows, behind a button. */
export function NavMenu() {
  const [isOpen, setOpen] = useState(false);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const close = () => setOpen(false);
  return (
    <>
      <ActionIcon size={44} aria-label="Menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu size={20} aria-hidden />
      </ActionIcon>
      <Drawer opened={isOpen} onClose={close} position="left" size={300} title="Menu">
        <NavLinks className={classes.links} onFollow={close} />
        <div className={classes.account}>
          <ProfileLink onFollow={close} />
          <div className={classes.schemes}>
            Colour scheme
            <SegmentedControl
              fullWidth
              aria-label="Colour scheme"
              data={COLOR_SCHEMES.map(({ value, label }) => ({ value, label }))}
              value={colorScheme}
              onChange={(value) => setColorScheme(value as MantineColorScheme)}
            />
          </div>
          <LogOutButton />
        </div>
      </Drawer>
    </>
  );
}
