import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';

type Pair = readonly [text: string, tint: string];
type Palette = Record<BookingStatus, Pair>;

/** Text on tint; every pair reaches 6.0:1. Color is never the only sign: each status also has an icon and a word. */
const light: Palette = {
  DRAFT: ['#4a5653', '#ffffff'],
  SUBMITTED: ['#5838a6', '#efeafb'],
  AWAITING_CANDIDATE: ['#5c5000', '#f6f1c3'],
  SCHEDULED: ['#14508f', '#e3eefb'],
  COMPLETED: ['#2f4a63', '#e5ecf2'],
  NO_SHOW: ['#8a3610', '#fbe8dd'],
  SELECTED: ['#15583a', '#dcf2e4'],
  REJECTED: ['#9c2320', '#fbe5e4'],
  CANCELLED: ['#51585f', '#eaedef'],
  WITHDRAWN: ['#80245b', '#f8e5f0'],
  ONBOARDED: ['#ffffff', '#0c645a'],
};

const dark: Palette = {
  DRAFT: ['#bdc9c6', '#121a19'],
  SUBMITTED: ['#cdbcff', '#2c2546'],
  AWAITING_CANDIDATE: ['#e8dd86', '#34300f'],
  SCHEDULED: ['#a3cbf8', '#16304c'],
  COMPLETED: ['#b9cbdc', '#22303c'],
  NO_SHOW: ['#f7b592', '#402412'],
  SELECTED: ['#92dfb3', '#123825'],
  REJECTED: ['#ffaca7', '#441d1b'],
  CANCELLED: ['#b9c0c6', '#262c31'],
  WITHDRAWN: ['#f3b2d7', '#401c32'],
  ONBOARDED: ['#05231f', '#53aa9d'],
};

const toVariables = (palette: Palette) =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([status, [text, tint]]) => [
      [`--sw-st-${status}-fg`, text],
      [`--sw-st-${status}-bg`, tint],
    ]),
  );

/** `--sw-st-<STATUS>-fg` and `-bg` for both color schemes. */
export const statusVariables = { light: toVariables(light), dark: toVariables(dark) };
