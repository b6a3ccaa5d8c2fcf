import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Where the clocks of a member or panelist hang; what a member says of themselves comes first. */
export async function findReaderZone(
  db: VendorDb,
  vendorId: VendorId,
  email: string,
): Promise<string | undefined> {
  const member = db
    .selectFrom('recruiter')
    .select('time_zone')
    .where('vendor_id', '=', vendorId)
    .where('email', '=', email);
  const panelist = db
    .selectFrom('panelist')
    .select('time_zone')
    .where('vendor_id', '=', vendorId)
    .where('email', '=', email);
  const row = await member.unionAll(panelist).limit(1).executeTakeFirst();
  return row?.time_zone;
}
