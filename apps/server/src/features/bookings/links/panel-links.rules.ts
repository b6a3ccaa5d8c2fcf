import { LIMITS } from '@slotwise/contract/limits';
import type { Role } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { DAY_MILLIS } from '#lib/durations.ts';

/** What is known of a panel member, in the organization and on the booking. */
export type Seat = {
  end_time: Date | null;
  vendor_status: string;
  role: Role | null;
  account_status: Recruiter['accountStatus'] | null;
  panel_status: Panelist['panelStatus'] | null;
};

/** When links to a meeting expire; null while it has no time. */
export const linkEnd = (endTime: Date | null): Date | null =>
  endTime && new Date(endTime.getTime() + LIMITS.panelLinkDays * DAY_MILLIS);

/** True if a link still opens the meeting for the holder of this seat; never for someone who left the organization. */
export function isLinkAlive(seat: Seat, now: Date): boolean {
  const end = linkEnd(seat.end_time);
  return end !== null && end > now && seat.vendor_status === 'ACTIVE' && !hasLeft(seat);
}

/** An inactive panelist has left, unless they are also a member. */
function hasLeft({ role, account_status, panel_status }: Seat): boolean {
  if (account_status === 'DISABLED') return true;
  const isMember = role !== null && role !== 'USER_PANEL';
  return panel_status === 'INACTIVE' && !isMember;
}

/** True if someone works in the app; for everyone else the page of their link is all there is. */
export const hasAccount = ({ account_status }: Seat): boolean => account_status === 'ACTIVE';
