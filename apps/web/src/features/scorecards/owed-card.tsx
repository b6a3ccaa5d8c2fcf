import { isOwed } from '@slotwise/contract/booking-parts/feedback.rules';
import type { OwedScorecard } from '@slotwise/contract/booking-parts/feedback.schema';
import { Button } from '@mantine/core';
import { Send } from 'lucide-react';
import { durationText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { sendPanelLink } from '#features/bookings/panel-links/panel-links.actions.ts';
import classes from '#features/bookings/rows.module.css';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** A link is useful from the invitation until the decision. */
const LINKED = ['SCHEDULED', 'COMPLETED', 'NO_SHOW', 'SELECTED', 'REJECTED'];

/** Who owes a scorecard, until when, and a button to send them their link again. */
export function OwedCard({ booking, viewer }: Props) {
  const dispatch = useAppDispatch();
  const maySend = usePermission('edit_meeting') && LINKED.includes(booking.bookingStatus);
  if (booking.scorecards.length === 0 || isPointless(booking)) return null;
  return (
    <Card
      title={SCORECARDS.scorecards()}
      aside={SCORECARDS.inCount({ done: inCount(booking), all: booking.scorecards.length })}
    >
      <ul className="small">
        {booking.scorecards.map((card) => (
          <li key={card.email} className="stack ends centers inset tall divided">
            {/* The host and the candidate come first among the people of a meeting. */}
            <Avatar name={card.name} />
            <div className="slim">
              <b>{card.isMine ? SCORECARDS.you({ name: card.name }) : card.name}</b>
              <div className={classes.outcome} data-tone={card.overdue ? 'bad' : undefined}>
                {dueText(card, viewer)}
              </div>
            </div>
            {isOwed(card) && maySend && !card.isMine ? (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Send size={13} aria-hidden />}
                aria-label={SCORECARDS.sendTo({ name: card.name })}
                onClick={() => void dispatch(sendPanelLink(booking.bookingId, card.email))}
              >
                {SCORECARDS.send()}
              </Button>
            ) : (
              <StateTag card={card} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** No one has to review a meeting that does not take place, or has no time yet. */
const isPointless = (booking: ViewedBooking) =>
  ['CANCELLED', 'WITHDRAWN', 'AWAITING_CANDIDATE'].includes(booking.bookingStatus) && inCount(booking) === 0;

const inCount = ({ scorecards }: ViewedBooking) =>
  scorecards.filter(({ state }) => state === 'SUBMITTED').length;

function StateTag({ card: { state, late } }: { card: OwedScorecard }) {
  if (state === 'SUBMITTED') return <Tag tone="good">{late ? SCORECARDS.inLate() : SCORECARDS.in()}</Tag>;
  if (state === 'DISMISSED') return <Tag tone="over">{SCORECARDS.waived()}</Tag>;
  return <Tag tone="waiting">{state === 'DRAFT' ? SCORECARDS.draft() : SCORECARDS.owed()}</Tag>;
}

/** 'Panelist, required · due 27/11/2030 16:00', '4 h late' */
function dueText({ required, state, dueAt, overdue }: OwedScorecard, { timeZone, now }: Viewer): string {
  const part = required ? SCORECARDS.required() : SCORECARDS.optional();
  if (state === 'SUBMITTED' || state === 'DISMISSED' || !dueAt) return part;
  const due = Date.parse(dueAt);
  const when = overdue
    ? SCORECARDS.lateBy({ time: durationText((now - due) / 60_000) })
    : SCORECARDS.due({ time: printWallTime(wallTimeAt(due, timeZone)) });
  return [part, state === 'DRAFT' ? SCORECARDS.begun() : '', when].filter(Boolean).join(' · ');
}
