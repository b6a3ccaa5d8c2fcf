import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import type { Ground } from '#engines/resume-resemblance/resemblance.ts';
import type { ResemblanceRow, SideRow } from './resemblances.queries.ts';

/** Empty where one of the two is not there any more. */
export function toResemblance(row: ResemblanceRow, sides: ReadonlyMap<string, SideRow>): Resemblance[] {
  const [first, second] = [sides.get(row.first_id), sides.get(row.second_id)];
  if (!first || !second) return [];
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

const quote = ({ text }: SideRow, { start, end }: Ground['first']) => ({
  start,
  end,
  quote: text.slice(start, end),
});

const toSide = (row: SideRow) => ({
  resumeId: row.file_id,
  candidateName: row.candidate_name,
  fileName: row.file_name,
  zipId: row.zip_id,
  zipFileName: row.zip_file_name,
});
