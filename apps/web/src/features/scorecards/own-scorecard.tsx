import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readUser } from '#api/session-storage.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import { CardDifferences } from '#scorecard/card-differences.tsx';
import { isAtRisk } from '#scorecard/card.model.ts';
import { CorrectionForm } from '#scorecard/correction-form.tsx';
import { ScorecardForm } from '#scorecard/scorecard-form.tsx';
import classes from '#scorecard/scorecard-form.module.css';
import { CardFiles } from './card-files.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { SaveLine } from './save-line.tsx';
import { submitFeedback } from './scorecards.actions.ts';
import { useOwnCard } from './use-own-card.ts';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

const at = (instant: string, { timeZone }: Viewer) =>
  printWallTime(wallTimeAt(Date.parse(instant), timeZone));

/** The reader's own scorecard: the form, or that it was submitted. */
export function OwnScorecard({ booking, viewer }: Props) {
  const work = useOwnCard(booking);
  const [isDismissing, setDismissing] = useState(false);
  const { card, saving, revise } = work;
  const mine = ownFeedback(booking);
  const isWriting = card.stage === 'writing';
  if (card.stage === 'in' && mine) {
    return <CardIn booking={booking} mine={mine} viewer={viewer} onRevise={() => revise(true)} />;
  }
  return (
    <Card
      title={SCORECARDS.yours()}
      aside={
        isWriting && (
          <SaveLine
            saving={saving}
            hasDraft={card.version > 0}
            timeZone={viewer.timeZone}
            onRetry={work.saveNow}
          />
        )
      }
    >
      {card.conflict ? (
        <CardDifferences draft={card.draft} conflict={card.conflict} onChoose={work.choose} />
      ) : (
        <Standing booking={booking} viewer={viewer} isWriting={isWriting} />
      )}
      <ScorecardForm
        card={card}
        asked={booking.scorecard}
        round={{ ...booking, isSubmitted: booking.submitterVendorId !== null }}
        onChange={work.change}
        onSubmit={() => work.finish({ state: 'SUBMITTED' })}
        files={
          <CardFiles
            files={card.draft.attachments}
            onChange={(next) =>
              work.change((before) => ({ ...before, attachments: next(before.attachments) }))
            }
          />
        }
        acts={
          isWriting ? (
            <Button variant="default" onClick={() => setDismissing(true)}>
              {SCORECARDS.waiveMenu()}
            </Button>
          ) : (
            <Button variant="default" onClick={() => revise(false)}>
              {SCORECARDS.leaveAsWas()}
            </Button>
          )
        }
      />
      <LeaveQuestion
        isUnsaved={() => readUser() !== null && isAtRisk(card, saving.kind === 'failed')}
        title={SCORECARDS.askLeave()}
        text={SCORECARDS.leaveHint()}
      />
      {isDismissing && <DismissDialog booking={booking} work={work} onClose={() => setDismissing(false)} />}
    </Card>
  );
}

/** When it is due and who can read it, or that it was already submitted. */
function Standing({ booking, viewer, isWriting }: Props & { isWriting: boolean }) {
  if (!isWriting) {
    return (
      <div className={classes.notice}>
        <p>{SCORECARDS.revising()}</p>
      </div>
    );
  }
  const owed = booking.scorecards.find(({ isMine }) => isMine);
  const dueAt = owed?.dueAt ?? booking.feedbackDueAt;
  const due = dueAt && SCORECARDS.dueAt({ overdue: String(owed?.overdue), time: at(dueAt, viewer) });
  return (
    <div className={classes.inside}>
      <p>
        {due && <span className={owed?.overdue ? classes.late : undefined}>{due}</span>}{' '}
        {SCORECARDS.hiddenYet()}
      </p>
    </div>
  );
}

type CardInProps = Props & { mine: Feedback; onRevise: () => void };

/** A submitted card: since when, and what its author can still do with it. */
function CardIn({ booking, mine, viewer, onRevise }: CardInProps) {
  const dispatch = useAppDispatch();
  const isDecided = ['SELECTED', 'REJECTED', 'ONBOARDED'].includes(booking.bookingStatus);
  const isSubmitted = mine.state === 'SUBMITTED';
  const correct = async (correction: string) =>
    !isFailure(await dispatch(submitFeedback(booking, { correction }, 'SUBMITTED', mine.version)));
  const when = mine.submittedAt ? at(mine.submittedAt, viewer) : 'none';
  return (
    <Card title={SCORECARDS.yours()}>
      <div className={classes.inside}>
        <p>
          {isSubmitted
            ? SCORECARDS.submitted({ when, late: String(mine.late) })
            : SCORECARDS.waivedByYou({ reason: mine.dismissReason || 'none' })}
        </p>
        {isDecided && isSubmitted ? (
          <CorrectionForm onSend={correct} />
        ) : (
          <div>
            <Button size="xs" variant="default" onClick={onRevise}>
              {isSubmitted ? SCORECARDS.change() : SCORECARDS.writeAfterAll()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
