import { ActionIcon } from '@mantine/core';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '#ui/on-demand.tsx';
import { NAV } from './nav.texts.ts';

const NavDrawer = onDemand(async () => (await import('./nav-drawer.tsx')).NavDrawer);

/** The navigation for narrow windows, behind a button. */
export function NavMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon size={44} aria-label={NAV.menu()} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu size={20} aria-hidden />
      </ActionIcon>
      <NavDrawer opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
