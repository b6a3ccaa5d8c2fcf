import type { VendorDb } from '#db/tenancy.ts';

/** The job titles of the organization's panelists among these, by their ids. */
export async function listDesignations(tx: VendorDb, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectOwn('panelist', { panelist_id: ids })
    .select(['panelist_id', 'designation'])
    .execute();
  return new Map(rows.map(({ panelist_id: id, designation }) => [id, designation]));
}
