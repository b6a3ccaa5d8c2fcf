import { versionConflictSchema } from '@slotwise/contract/bookings/life/life.schema';
import type { Failure } from '@slotwise/contract/failures';
import { CircleAlert } from 'lucide-react';
import classes from './act-refusal.module.css';
import type { BookingAct } from './use-booking-act.ts';
import { VersionConflict } from './version-conflict.tsx';

type Props = { act: Pick<BookingAct, 'failure' | 'tryAgain' | 'running'>; candidateName: string };

/** Why an act of this dialog or form did not happen; what was typed stands beside it, untouched. */
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
  return <Refusal failure={failure} />;
}

function Refusal({ failure: { code, message, fieldErrors = {} } }: { failure: Failure }) {
  const texts = new Set([...message, ...Object.values(fieldErrors)]);
  return (
    <div className={classes.note} role="alert">
      <CircleAlert className={classes.icon} size={16} aria-hidden />
      <div className={classes.words}>
        {[...texts].map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={classes.code}>{code}</p>
      </div>
    </div>
  );
}
