import { ActionIcon } from '@mantine/core';
import { SunMoon } from 'lucide-react';
import { useDropDown } from '#ui/fields/drop-down.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { NAV } from './nav.texts.ts';

const ColorSchemeChoices = onDemand(
  async () => (await import('./color-scheme-choices.tsx')).ColorSchemeChoices,
);

/** Light, dark, or the system setting. */
export function ColorSchemeMenu() {
  const { opener, dropDown } = useDropDown('menu');
  return (
    <>
      <ActionIcon {...opener} aria-label={NAV.colorScheme()} title={NAV.colorScheme()}>
        <SunMoon size={17} aria-hidden />
      </ActionIcon>
      <ColorSchemeChoices {...dropDown} />
    </>
  );
}
