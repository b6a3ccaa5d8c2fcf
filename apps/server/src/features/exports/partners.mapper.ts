import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { dateText, listText, printedIn, toWords, type Column } from './exports.mapper.ts';

export function partnerColumns(readerZone: string): readonly Column<Vendor>[] {
  const at = printedIn(readerZone);
  return [
    ['Vendor', (one) => one.vendorName],
    ['Code', (one) => one.vendorCode],
    ['Relationship', (one) => toWords(one.relationship)],
    ['Status', (one) => toWords(one.associationStatus)],
    ['Contact', (one) => one.contactName],
    ['Email', (one) => one.contactEmail],
    ['Mobile number', (one) => one.contactPhone],
    ['Website', (one) => one.website],
    ['City', (one) => one.city],
    ['Country', (one) => one.country],
    ['Skills', (one) => listText(one.skills)],
    ['Ownership (days)', (one) => one.ownershipDays],
    ['Answer within (hours)', (one) => one.answerHours],
    ['Payment terms (days)', (one) => one.paymentTermsDays],
    ['Agreement from', (one) => dateText(one.agreementStart)],
    ['Agreement to', (one) => dateText(one.agreementEnd)],
    ['Submitted', (one) => one.stats.submitted],
    ['Waiting', (one) => one.stats.waiting],
    ['Interviewed', (one) => one.stats.interviewed],
    ['Selected', (one) => one.stats.selected],
    ['Onboarded', (one) => one.stats.onboarded],
    ['Rejected', (one) => one.stats.rejected],
    ['No-shows', (one) => one.stats.noShow],
    ['Hours to answer', (one) => one.stats.avgResponseHours],
    ['Hours to feedback', (one) => one.stats.avgFeedbackHours],
    [`Added (${readerZone})`, (one) => at(one.createdAt)],
  ];
}
