import type { FitRow as Row, JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import { PersonLink } from '../conversation/answer-row.tsx';
import { Quotes } from '../conversation/quotes.tsx';
import { ScheduleLink } from '../schedule-link.tsx';
import type { Place } from '../use-place.ts';
import { FitCells } from './fit-cells.tsx';
import { countText } from './job-fit.model.ts';
import { FIT } from './job-fit.texts.ts';
import classes from './job-fit.module.css';

type Props = { row: Row; conditions: JobCondition[]; place: Place };

/** One resume matched against a job: how much it meets, and on a press how it meets each condition. */
export function FitRow({ row, conditions, place }: Props) {
  const { resumeId, fileName, must, nice, cells, pay, alsoIn } = row;
  const counts = [countText(must, 'MUST'), countText(nice, 'NICE')].filter(Boolean).join(' · ');
  return (
    <li className="stack gap-2xs">
      <div className="row apart">
        <PersonLink row={row} place={place} />
        <ScheduleLink {...row} />
      </div>
      <p className="small tabular">{counts}</p>
      {alsoIn && <p className={classes.note}>{FIT.alsoIn({ zips: alsoIn.join(', ') })}</p>}
      <details className={classes.proof}>
        <summary>{FIT.proof()}</summary>
        <FitCells
          conditions={conditions}
          cells={cells}
          quotes={({ evidence }) => <Quotes row={{ resumeId, fileName, evidence }} place={place} />}
        />
        {pay.length > 0 && (
          <>
            <p className={classes.note}>{FIT.pay()}</p>
            <Quotes row={{ resumeId, fileName, evidence: pay }} place={place} />
          </>
        )}
      </details>
    </li>
  );
}
