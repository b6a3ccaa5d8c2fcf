import type { Relaxation } from '@slotwise/contract/availability/slots.schema';
import { shortDay } from '#lib/dates/date-text.ts';
import { Fold } from '#ui/text/fold.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { SlotAnswer } from './find-a-time.actions.ts';
import classes from './why-not.module.css';
import { closedDays, closestText, whyNotTitle, type ClosedDay } from './why-not.model.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = {
  answer: SlotAnswer;
  /** The proposals allowed here. */
  proposals: Relaxation[];
  onApply: (proposal: Relaxation) => void;
};

/** Why there is no time, person by person and day by day, and the changes that would give some. */
export function NoSlots({ answer, proposals, onApply }: Props) {
  const closed = closedDays(answer);
  const closest = closestText(answer);
  return (
    <div className={classes.none} data-stack>
      <div>
        {closest && <p className="small dimmed">{closest}</p>}
        <Causes closed={closed} />
      </div>
      {proposals.length > 0 && (
        <div>
          <p className="mb-2xs caption medium">{FIND_A_TIME.opens()}</p>
          <div className="stack gap-2xs">
            {proposals.map((proposal) => (
              <button
                key={proposal.text}
                type="button"
                className={classes.proposal}
                onClick={() => onApply(proposal)}
              >
                <span className="grid slim">
                  <span className="small strong">{proposal.text}</span>
                  <span className="caption">{proposal.detail}</span>
                </span>
                <Gain proposal={proposal} />
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The same if only some days have no times; collapsed until opened. */
export function WhyNotOtherDays({ answer, proposals, onApply }: Props) {
  const closed = closedDays(answer);
  if (closed.length === 0 && proposals.length === 0) return null;
  return (
    <Fold label={closed.length > 0 ? whyNotTitle(closed) : FIND_A_TIME.opensMoreToggle()}>
      <div className={classes.other} data-stack>
        <Causes closed={closed} />
        {proposals.length > 0 && (
          <div>
            <p className="mb-2xs caption medium">{FIND_A_TIME.opensMore()}</p>
            <ul>
              {proposals.map((proposal) => (
                <li key={proposal.text}>
                  <button type="button" className={classes.link} onClick={() => onApply(proposal)}>
                    <span>
                      <span className={classes.linkText}>{proposal.text}</span>{' '}
                      <span className="caption">{proposal.detail}</span>
                    </span>
                    <Gain proposal={proposal} isMore />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Fold>
  );
}

function Causes({ closed }: { closed: ClosedDay[] }) {
  return (
    <dl className={classes.causes}>
      {closed.map(({ date, causes }) => (
        <div key={date} className={classes.cause}>
          <dt className="dimmed">{shortDay(date)}</dt>
          <dd>{causes.length > 0 ? causes.map((text) => <p key={text}>{text}</p>) : FIND_A_TIME.noTime()}</dd>
        </div>
      ))}
    </dl>
  );
}

const Gain = ({ proposal: { slotsGained }, isMore }: { proposal: Relaxation; isMore?: boolean }) => (
  <Tag tone="good">
    {isMore && '+'}
    {FIND_A_TIME.startCount({ count: slotsGained })}
  </Tag>
);
