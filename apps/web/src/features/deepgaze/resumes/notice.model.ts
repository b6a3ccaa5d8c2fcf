import { DEEPGAZE } from '../deepgaze.texts.ts';

/** The longest notice periods that the list can be narrowed to, in days: those that contracts have. */
const NOTICE_LIMITS = [0, 7, 15, 30, 45, 60, 90];

export const listNoticeLimits = () =>
  NOTICE_LIMITS.map((days) => ({
    value: String(days),
    label: days === 0 ? DEEPGAZE.immediately() : DEEPGAZE.upTo({ days }),
  }));

/** Such a limit as an address names it. */
export const toNoticeLimit = (text: string): string | undefined =>
  NOTICE_LIMITS.map(String).find((days) => days === text);
