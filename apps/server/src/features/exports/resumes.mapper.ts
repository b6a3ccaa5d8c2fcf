import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import { printPhone } from '#lib/text/phone.ts';
import { listText, type Column } from './exports.mapper.ts';

/** The files of a zip, with the facts of each or why it could not be read. */
export const resumeColumns: readonly Column<Resume>[] = [
  ['Name', (one) => one.candidateName],
  ['Email', (one) => one.email],
  ['Phone', (one) => printPhone(one.phone)],
  ['Location', (one) => one.location],
  ['Years, stated', (one) => one.statedYears],
  ['Years, from dates', (one) => one.computedYears],
  ['Last employer', (one) => one.lastCompany],
  ['Last title', (one) => one.lastTitle],
  ['Skills', (one) => listText(one.skills)],
  ['Education', (one) => one.education],
  ['Notice period', (one) => one.noticePeriod],
  ['File', (one) => one.path],
  ['State', (one) => PARSE_STATE_WORDS[one.parseState]],
  ['Reason', (one) => one.reason ?? ''],
  ['Flags', (one) => listText(one.flags.map((flag) => FLAG_WORDS[flag]))],
  ['Meetings', (one) => one.existingBookings.length],
];
