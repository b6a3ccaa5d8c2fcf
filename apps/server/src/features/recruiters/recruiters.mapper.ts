import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { RecruiterRow } from './recruiters.queries.ts';

export const recruiterOf = (row: RecruiterRow): Recruiter => ({
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
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
