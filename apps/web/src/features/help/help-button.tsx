import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { onDemand } from '#ui/on-demand.tsx';
import { HELP } from './help.texts.ts';

const HelpDrawer = onDemand(async () => (await import('./help-drawer.tsx')).HelpDrawer);

/** Opens the help page about the current screen, by click or with F1. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['F1', () => setOpen(true)]], []);
  return (
    <>
      <ActionIcon
        aria-label={HELP.help()}
        title={HELP.help()}
        aria-keyshortcuts="F1"
        onClick={() => setOpen(true)}
      >
        ?
      </ActionIcon>
      <HelpDrawer opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
