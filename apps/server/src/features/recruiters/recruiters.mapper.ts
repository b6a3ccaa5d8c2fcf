import type { NotificationPrefs, Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Config } from '#config.ts';
import type { Session } from '#context.ts';
import type { RecruiterRow } from './recruiters.queries.ts';

const ALL_MAILED: NotificationPrefs = { assigned: true, decided: true, scorecards: true, submissions: true };

/** A person as in the contract; only they see their pending new address. */
export const toRecruiter = (
  row: RecruiterRow,
  reader: Session,
  { videoRooms }: Pick<Config, 'videoRooms'>,
): Recruiter => ({
  userId: row.user_id,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  organization: row.vendor_name,
  email: row.email,
  designation: row.designation,
  location: row.location,
  phone: row.phone,
  phoneCountry: row.phone_country,
  role: row.role,
  accountStatus: row.account_status,
  timeZone: row.time_zone,
  country: row.country,
  currency: row.currency,
  notificationPrefs: { ...ALL_MAILED, ...row.notification_prefs },
  offersVideoRooms: videoRooms !== undefined,
  pendingEmail: row.user_id === reader.userId ? row.pending_email : null,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
