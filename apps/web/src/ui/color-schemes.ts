import type { MantineColorScheme } from '@mantine/core';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';

type Choice = { value: MantineColorScheme; label: string; Icon: LucideIcon };

/** The choices of the colour scheme, in the order in which every control offers them. */
export const COLOR_SCHEMES: readonly Choice[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Match system', Icon: Monitor },
];
