import type { MantineColorsTuple } from '@mantine/core';

/** Brand: actions, links, focus, selection. Shade 7 on white is 7.0:1; in dark mode shade 4 has dark text at 6.0:1. */
const pine: MantineColorsTuple = [
  '#edf7f5',
  '#d6ece8',
  '#acd9d1',
  '#7fc3b8',
  '#53aa9d',
  '#2f9083',
  '#17786c',
  '#0c645a',
  '#084f48',
  '#063b36',
];

/** The one warm accent: time that everyone shares. Never an action, never a warning. */
const marigold: MantineColorsTuple = [
  '#fff7e8',
  '#fdebc8',
  '#fad896',
  '#f6c265',
  '#f2ae3d',
  '#e59a1f',
  '#c47e10',
  '#955d08',
  '#6f4506',
  '#4a2e05',
];

/** Neutrals have a hint of the brand's green, so that grays and pine match. */
const gray: MantineColorsTuple = [
  '#f6f8f7',
  '#eef2f1',
  '#e2e8e6',
  '#d3dbd9',
  '#b9c4c1',
  '#94a19e',
  '#6b7976',
  '#52605d',
  '#35413f',
  '#16211f',
];

const dark: MantineColorsTuple = [
  '#dfe7e5',
  '#bdc9c6',
  '#9aa8a5',
  '#87958f',
  '#364340',
  '#2a3533',
  '#1c2624',
  '#121a19',
  '#0d1413',
  '#080d0c',
];

export const colors = { pine, marigold, gray, dark };

/** The backgrounds of initials, which are black on all of them. */
export const pastels = [
  '#cfe3f7',
  '#f7d9c9',
  '#d9d3f5',
  '#cdebd6',
  '#f6dfa8',
  '#f3cfe2',
  '#cfe8e6',
  '#e2e0d4',
];
