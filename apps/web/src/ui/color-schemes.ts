import type { MantineColorScheme } from '@mantine/core';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { UI } from './ui.texts.ts';

type Choice = { value: MantineColorScheme; label: () => string; Icon: LucideIcon };

/** The color scheme choices, in the order every control offers them. */
export const COLOR_SCHEMES: readonly Choice[] = [
  { value: 'light', label: UI.light, Icon: Sun },
  { value: 'dark', label: UI.dark, Icon: Moon },
  { value: 'auto', label: UI.matchSystem, Icon: Monitor },
];
