import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export const insertSubmission = (tx: VendorDb, row: NewRow<'submission'>) =>
  tx.insertOwn('submission', row).execute();

export type ClientRecruiter = NonNullable<Awaited<ReturnType<typeof findRecruiterOfJob>>>;

/** Who is responsible for a job: its creator, or the first administrator. Locked until the transaction ends. */
export async function findRecruiterOfJob(tx: VendorDb, jdId: string) {
  // If the person was removed while this waited for their row, the result is empty, so ask again.
  return (await firstOfJob(tx, jdId)) ?? firstOfJob(tx, jdId);
}

const firstOfJob = (tx: VendorDb, jdId: string) =>
  tx
    .selectOwn('recruiter', { account_status: 'ACTIVE', role: ['ADMIN', 'USER_RECRUITER'] })
    .innerJoin('job', 'job.vendor_id', 'recruiter.vendor_id')
    .select(['recruiter.user_id', 'recruiter.display_name', 'recruiter.email', 'recruiter.time_zone'])
    .where('job.jd_id', '=', jdId)
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
