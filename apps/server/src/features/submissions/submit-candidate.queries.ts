import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

export async function insertSubmission(
  db: VendorDb,
  clientId: VendorId,
  row: Omit<Insertable<Tables['submission']>, 'vendor_id'>,
) {
  await db
    .insertInto('submission')
    .values({ ...row, vendor_id: clientId })
    .execute();
}

export type ClientRecruiter = NonNullable<Awaited<ReturnType<typeof findRecruiterOfJob>>>;

/**
 * Who answers for a job: whoever made it, or the first administrator where that person is gone. They stay until the
 * transaction ends, so that whoever removes them finds what became theirs.
 */
export async function findRecruiterOfJob(db: VendorDb, clientId: VendorId, jdId: string) {
  // Somebody who was removed while this waited for their row is left out, and with them the only row that was asked for.
  return (await firstOfJob(db, clientId, jdId)) ?? firstOfJob(db, clientId, jdId);
}

function firstOfJob(db: VendorDb, clientId: VendorId, jdId: string) {
  return db
    .selectFrom('recruiter')
    .innerJoin('job', 'job.vendor_id', 'recruiter.vendor_id')
    .select(['recruiter.user_id', 'recruiter.display_name', 'recruiter.email', 'recruiter.time_zone'])
    .where('recruiter.vendor_id', '=', clientId)
    .where('job.jd_id', '=', jdId)
    .where('recruiter.account_status', '=', 'ACTIVE')
    .where('recruiter.role', 'in', ['ADMIN', 'USER_RECRUITER'])
    .where((where) =>
      where.or([
        where('recruiter.user_id', '=', where.ref('job.created_by')),
        where('recruiter.role', '=', 'ADMIN'),
      ]),
    )
    .orderBy((order) => order('recruiter.user_id', '=', order.ref('job.created_by')), 'desc')
    .orderBy('recruiter.created_at')
    .limit(1)
    .forShare('recruiter')
    .executeTakeFirst();
}
