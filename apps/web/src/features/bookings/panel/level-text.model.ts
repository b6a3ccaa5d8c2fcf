import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { LEVEL_WORDS } from './levels.texts.ts';

/** Someone's level if worth mentioning; most are interviewers, which goes without saying. */
export const levelText = (level: Panelist['level'] | null): string =>
  level === null || level === 'INTERVIEWER' ? '' : LEVEL_WORDS[level]();
