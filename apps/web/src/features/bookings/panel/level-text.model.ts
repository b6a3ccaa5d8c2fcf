import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { LEVEL_WORDS } from './levels.texts.ts';

/** The level of someone as others have to know it; most are interviewers, which goes without saying. */
export const levelText = (level: Panelist['level'] | null): string =>
  level === null || level === 'INTERVIEWER' ? '' : LEVEL_WORDS[level]();
