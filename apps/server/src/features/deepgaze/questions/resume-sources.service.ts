import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { ServerQuestion } from '#engines/question-threads/question-task.ts';
import type { QuestionAsker } from '#engines/question-threads/question-threads.ts';
import type { ResumeSource } from '#engines/resume-questions/execute/resume-source.ts';
import { tooMany } from './in-turn.service.ts';
import * as mapper from './questions.mapper.ts';
import { listRemarked, listZipNames, listSources } from './resume-sources.queries.ts';

/** Replies to a thread's requests while it answers. No one waits for that answer once the reader is `gone`. */
export function serveIn(
  context: Context,
  vendorId: VendorId,
  { zipIds, gone }: { zipIds: string[]; gone?: AbortSignal | undefined },
): QuestionAsker['serve'] {
  const source = sourceIn(context, vendorId, zipIds);
  return async (asked: ServerQuestion) => {
    if (gone?.aborted) throw tooMany();
    if (asked.kind === 'SOURCES') return [...(await source(asked.resumeIds)).values()];
    return asVendor(context.db, vendorId, (tx) => listRemarked(tx, zipIds, asked.flag));
  };
}

/** Reads the resumes of an answer in one query; those outside the searched zips do not exist for it. */
export const sourceIn =
  ({ db }: Context, vendorId: VendorId, zipIds: string[]): ResumeSource =>
  async (resumeIds) => {
    const rows = await asVendor(db, vendorId, (tx) => listSources(tx, resumeIds));
    const asked = rows.filter((row) => zipIds.includes(row.zip_id));
    return new Map(asked.map((row) => [row.file_id, mapper.toSourceResume(row)]));
  };

/** For each resume id, the other searched zips that contain the same content. */
export async function listOtherZips(
  { db }: Context,
  vendorId: VendorId,
  copiesOf: readonly (readonly [copy: string, shown: string])[],
): Promise<Map<string, string[]>> {
  const firsts = new Map(copiesOf);
  if (firsts.size === 0) return new Map();
  const copies = await asVendor(db, vendorId, (tx) => listZipNames(tx, [...firsts.keys()]));
  return copies.reduce((zips, { file_id: copy, file_name: name }) => {
    const first = firsts.get(copy) ?? copy;
    return zips.set(first, [...(zips.get(first) ?? []), name]);
  }, new Map<string, string[]>());
}
