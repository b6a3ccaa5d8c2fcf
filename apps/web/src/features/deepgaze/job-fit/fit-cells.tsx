import type { FitCell, FitVerdict, JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import { Check, CircleQuestionMark, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterText } from '../conversation/answer-words.model.ts';
import { FIT, FIT_WORDS } from './job-fit.texts.ts';

import classes from './job-fit.module.css';

const SIGNS = { YES: Check, UNCLEAR: CircleQuestionMark, OTHERWISE: X, NOT_STATED: Minus } as const;

type Props = { conditions: JobCondition[]; cells: FitCell[]; quotes?: (cell: FitCell) => ReactNode };

/** How a resume meets each condition, as icon and word, with quotes. */
export function FitCells({ conditions, cells, quotes }: Props) {
  return (
    <ul className={classes.cells}>
      {conditions.map((condition, at) => {
        const cell = cells[at];
        return (
          cell && (
            <li key={at} className={classes.cell}>
              <Sign verdict={cell.verdict} />
              <span>
                {filterText(condition.filter)}
                {!condition.isMust && <span className={classes.met}>{FIT.nice()}</span>}
              </span>
              <span className="dimmed">{FIT_WORDS[cell.verdict]()}</span>
              {cell.note && <p className={classes.note}>{cell.note}</p>}
              {quotes && cell.evidence.length > 0 && <div className={classes.quotes}>{quotes(cell)}</div>}
            </li>
          )
        );
      })}
    </ul>
  );
}

function Sign({ verdict }: { verdict: FitVerdict }) {
  const Icon = SIGNS[verdict];
  return <Icon className={classes.sign} data-verdict={verdict} size={14} strokeWidth={2.6} aria-hidden />;
}
