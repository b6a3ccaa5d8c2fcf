import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** A zip's result, with its uploader; undefined if they have left. */
export const findRead = (tx: VendorDb, zipId: string) =>
  tx
    .selectOwn('deepgaze_zip as zip', { zip_id: zipId })
    .innerJoin('recruiter', (join) => sameVendor(join, 'recruiter.user_id', 'zip.uploaded_by'))
    .innerJoin('vendor', 'vendor.vendor_id', 'zip.vendor_id')
    .select(['zip.parsed as resumes', 'zip.failed as unread'])
    .select(['recruiter.display_name as name', 'recruiter.email', 'vendor.vendor_name as company'])
    .where('recruiter.account_status', '=', 'ACTIVE')
    .executeTakeFirst();
