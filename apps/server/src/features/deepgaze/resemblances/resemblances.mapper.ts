import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import type { Ground } from '#engines/resume-resemblance/resemblance.ts';
import type { ResemblanceRow, SideRow } from './resemblances.queries.ts';

/** The data for a page of pairs: its resumes, and some of their texts. */
type Shown = { sides: ReadonlyMap<string, SideRow>; texts: ReadonlyMap<string, string> };

/** Empty if one of the two no longer exists. */
export function toResemblance(row: ResemblanceRow, { sides, texts }: Shown): Resemblance[] {
  const [first, second] = [sides.get(row.first_id), sides.get(row.second_id)];
  if (!first || !second) return [];
  const quote = ({ file_id: id }: SideRow, { start, end }: Ground['first']) => ({
    start,
    end,
    quote: texts.get(id)?.slice(start, end) ?? '',
  });
  return [
    {
      resemblanceId: row.resemblance_id,
      first: toSide(first),
      second: toSide(second),
      grounds: row.grounds.map((ground) => ({
        kind: ground.kind,
        first: quote(first, ground.first),
        second: quote(second, ground.second),
      })),
      fine: row.fine_at && { by: row.fine_by, at: row.fine_at.toISOString() },
    },
  ];
}

const toSide = (row: SideRow) => ({
  resumeId: row.file_id,
  candidateName: row.candidate_name,
  fileName: row.file_name,
  zipId: row.zip_id,
  zipFileName: row.zip_file_name,
});
