import type { PanelistStats } from '@slotwise/contract/panelists/panelists.schema';

import { TwoLines } from '#ui/text/two-lines.tsx';
import { PANELISTS } from './panelists.texts.ts';
import classes from './panelist-figures.module.css';

type Props = { stats: PanelistStats };

/** This week's meetings as a bar relative to the busiest, above those still to come. */
export function LoadCell({ stats, busiest }: Props & { busiest: number }) {
  const share = busiest > 0 ? stats.thisWeek / busiest : 0;
  return (
    <span className={classes.half}>
      <TwoLines
        plain
        first={
          <span className="inline-row tabular">
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${share * 100}%` }} />
            </span>
            <span>
              {stats.thisWeek} <span className="unseen-from-700">{PANELISTS.thisWeekShort()}</span>
            </span>
          </span>
        }
        second={PANELISTS.upcoming({ count: stats.upcoming })}
      />
    </span>
  );
}

/** What is owed now, with late ones marked, above the average time of the others. */
export function ScorecardsCell({ stats }: Props) {
  const { pendingFeedback, overdueFeedback, avgFeedbackHours } = stats;
  return (
    <span className={classes.half}>
      <TwoLines
        plain
        first={
          pendingFeedback > 0 ? (
            <>
              {PANELISTS.owed({ count: pendingFeedback })}
              {overdueFeedback > 0 && (
                <strong className="wrong strong">{PANELISTS.overdueToo({ count: overdueFeedback })}</strong>
              )}
            </>
          ) : (
            <span className="dimmed">{PANELISTS.noneOwed()}</span>
          )
        }
        second={avgFeedbackHours === null ? undefined : feedbackText(avgFeedbackHours)}
      />
    </span>
  );
}

/** The meetings of the last months, and the panel's no-shows among them. */
export function HeldCell({ stats: { interviewed, noShows } }: Props) {
  return (
    <TwoLines
      plain
      first={PANELISTS.interviews({ count: interviewed })}
      second={
        noShows > 0 ? (
          <strong className="wrong strong">{PANELISTS.noShows({ count: noShows })}</strong>
        ) : (
          PANELISTS.noShows({ count: 0 })
        )
      }
    />
  );
}

/** '6.5 h to feedback', '26 h …', '3 days …': rounded as befits an average. */
function feedbackText(hours: number): string {
  if (hours >= 48) return PANELISTS.feedbackDays({ days: Math.round(hours / 24) });
  return PANELISTS.feedbackHours({ hours: hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours) });
}
