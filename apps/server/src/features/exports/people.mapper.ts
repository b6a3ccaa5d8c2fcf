import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { printPhone } from '#lib/text/phone.ts';
import { listText, printedIn, toWords, type Column } from './exports.mapper.ts';

export function panelistColumns(readerZone: string): readonly Column<Panelist>[] {
  const at = printedIn(readerZone);
  return [
    ['Name', (one) => one.displayName],
    ['Email', (one) => one.email],
    ['Mobile number', (one) => printPhone(one.phone)],
    ['Designation', (one) => one.designation],
    ['Department', (one) => one.department],
    ['Skills', (one) => listText(one.skills)],
    ['Level', (one) => toWords(one.level)],
    ['Status', (one) => toWords(one.panelStatus)],
    ['Time zone', (one) => one.timeZone],
    ['Upcoming', (one) => one.stats.upcoming],
    ['This week', (one) => one.stats.thisWeek],
    ['Interviewed (90 days)', (one) => one.stats.interviewed],
    ['No-shows (90 days)', (one) => one.stats.noShows],
    ['Hours to feedback', (one) => one.stats.avgFeedbackHours],
    ['Scorecards owed', (one) => one.stats.pendingFeedback],
    ['Scorecards overdue', (one) => one.stats.overdueFeedback],
    [`Added (${readerZone})`, (one) => at(one.createdAt)],
  ];
}

export function memberColumns(readerZone: string): readonly Column<Recruiter>[] {
  const at = printedIn(readerZone);
  return [
    ['Name', (one) => one.displayName],
    ['Email', (one) => one.email],
    ['Mobile number', (one) => printPhone(one.phone)],
    ['Role', (one) => ROLE_WORDS[one.role]],
    ['Status', (one) => toWords(one.accountStatus)],
    ['Designation', (one) => one.designation],
    ['Location', (one) => one.location],
    ['Time zone', (one) => one.timeZone],
    [`Last log-in (${readerZone})`, (one) => at(one.lastLoginAt)],
    [`Added (${readerZone})`, (one) => at(one.createdAt)],
  ];
}
