import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

export type RecruiterRow = NonNullable<Awaited<ReturnType<typeof findRecruiter>>>;

/** The organization's people with everything shown of them. */
export const people = (tx: VendorDb, now: Date) =>
  tx
    .selectOwn('recruiter')
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .select([
      'recruiter.vendor_id',
      'recruiter.user_id',
      'recruiter.first_name',
      'recruiter.last_name',
      'recruiter.display_name',
      'recruiter.email',
      'recruiter.designation',
      'recruiter.location',
      'recruiter.phone',
      'recruiter.phone_country',
      'recruiter.role',
      'recruiter.account_status',
      'recruiter.time_zone',
      'recruiter.last_login_at',
      'recruiter.created_at',
      'recruiter.notification_prefs',
      'vendor.vendor_name',
      'vendor.country',
      'vendor.currency',
      sql<string | null>`(select link.new_email from link_token link
        where link.vendor_id = recruiter.vendor_id and link.user_id = recruiter.user_id
          and link.purpose = 'email' and link.expires_at > ${now})`.as('pending_email'),
    ]);

export const findRecruiter = (tx: VendorDb, userId: string, now: Date) =>
  people(tx, now).where('recruiter.user_id', '=', userId).executeTakeFirst();

/** The changeable columns of a person; undefined leaves one as it is. */
export type ProfileChange = {
  first_name?: string | undefined;
  last_name?: string | undefined;
  display_name?: string | undefined;
  designation?: string | undefined;
  location?: string | undefined;
  phone?: string | undefined;
  phone_country?: string | undefined;
  time_zone?: string | undefined;
  notification_prefs?: string | undefined;
};

export async function updateProfile(tx: VendorDb, userId: string, change: ProfileChange): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await tx.updateOwn('recruiter', { user_id: userId }).set(given).execute();
}

export const renameVendor = (tx: VendorDb, vendorName: string) =>
  tx
    .updateOwn('vendor')
    .set({ vendor_name: vendorName, version: sql<number>`version + 1` })
    .where('vendor_name', '<>', vendorName)
    .execute();
