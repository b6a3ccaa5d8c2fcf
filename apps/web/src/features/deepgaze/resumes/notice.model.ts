import { DEEPGAZE } from '../deepgaze.texts.ts';

/** The notice period limits offered as filters, in days: those common in contracts. */
const NOTICE_LIMITS = [0, 7, 15, 30, 45, 60, 90];

export const listNoticeLimits = () =>
  NOTICE_LIMITS.map((days) => ({
    value: String(days),
    label: days === 0 ? DEEPGAZE.immediately() : DEEPGAZE.upTo({ days }),
  }));

/** Parses a limit from the address. */
export const toNoticeLimit = (text: string): string | undefined =>
  NOTICE_LIMITS.map(String).find((days) => days === text);
