import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';
import { REJECT_REASON_WORDS } from '@slotwise/contract/words';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Card } from '#ui/page/card.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { actorWords } from '#features/bookings/history/step-words.model.ts';
import classes from '#features/bookings/rows.module.css';
import { DECISIONS } from './decisions.texts.ts';

type Props = { decisions: Decision[]; timeZone: string };

/** Who decided what and why, newest first; hidden if no one has decided. */
export function DecisionCard({ decisions, timeZone }: Props) {
  if (decisions.length === 0) return null;
  const newestFirst = decisions.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card title={DECISIONS.decision()}>
      <ul className="small">
        {newestFirst.map((decision) => (
          <li key={decision.decisionId} className="stack ends centers inset tall divided">
            <StatusBadge status={decision.verdict} />
            <div className="slim">
              <b>{actorWords(decision)}</b>
              <div className={classes.outcome}>
                {[
                  decision.reasonCode && REJECT_REASON_WORDS[decision.reasonCode],
                  printWallTime(wallTimeAt(Date.parse(decision.at), timeZone)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              {[decision.reasonText, decision.comments].filter(Boolean).map((text) => (
                <p key={text} className="mt-2xs small written">
                  {text}
                </p>
              ))}
              {decision.shareWithVendor && (
                <p className="mt-2xs small written">
                  {DECISIONS.forVendor({ text: decision.shareWithVendor })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
