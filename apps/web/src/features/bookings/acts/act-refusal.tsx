import { versionConflictSchema } from '@slotwise/contract/booking-parts/life.schema';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';
import type { BookingAct } from './use-booking-act.ts';
import { VersionConflict } from './version-conflict.tsx';

type Props = { act: Pick<BookingAct, 'failure' | 'tryAgain' | 'running'>; candidateName: string };

/** Why this dialog's or form's action failed; what was typed stays next to it, untouched. */
export function ActRefusal({ act: { failure, tryAgain, running }, candidateName }: Props) {
  if (!failure) return null;
  const conflict =
    failure.code === 'VERSION_CONFLICT' ? versionConflictSchema.safeParse(failure.details) : null;
  if (conflict?.success) {
    return (
      <VersionConflict
        conflict={conflict.data}
        candidateName={candidateName}
        trying={running}
        onTryAgain={tryAgain}
      />
    );
  }
  const { code, message, fieldErrors = {} } = failure;
  return <RefusalNote code={code} texts={[...message, ...Object.values(fieldErrors)]} />;
}
