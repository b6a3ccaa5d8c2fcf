import type { SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { durationText, untilText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { FactList, type Fact } from '#ui/lists/fact-list.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import classes from './choosing-card.module.css';
import { LinkReady } from './link-ready.tsx';
import { inviteToPick } from './self-scheduling.actions.ts';
import { cutOffText, movesText } from '#features/bookings/meeting-values/terms.model.ts';
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** The terms under which the candidate chooses or moves the time, and their link; hidden if the recruiter chooses. */
export function ChoosingCard({ booking, viewer }: Props) {
  const { selfSchedule: terms, bookingStatus } = booking;
  if (!terms || !['AWAITING_CANDIDATE', 'SCHEDULED'].includes(bookingStatus)) return null;
  const isOver = Date.parse(terms.expiresAt) <= viewer.now;
  const isWaiting = bookingStatus === 'AWAITING_CANDIDATE';
  return (
    <Card
      title={isWaiting ? SELF_SCHEDULING.title() : SELF_SCHEDULING.titleMove()}
      aside={isOver && <Tag tone="bad">{SELF_SCHEDULING.ended()}</Tag>}
    >
      <FactList facts={toFacts(terms, viewer)} />
      {booking.allowedActions.includes('inviteToPick') && !isOver && (
        <Link key={booking.bookingId} booking={booking} terms={terms} />
      )}
    </Card>
  );
}

function toFacts(terms: SelfSchedule, viewer: Viewer): Fact[] {
  const { windowStart, windowEnd, timeZone, durationMinutes, expiresAt, sentAt } = terms;
  const { usedReschedules, maxReschedules, cutOffHours } = terms;
  const until = Date.parse(expiresAt);
  return [
    {
      label: SELF_SCHEDULING.days(),
      value: (
        <span className="tabular">
          {printWallTime(windowStart)}–{printWallTime(windowEnd)}, {zoneLabel(timeZone, until)}
        </span>
      ),
    },
    { label: SELF_SCHEDULING.duration(), value: durationText(durationMinutes) },
    {
      label: SELF_SCHEDULING.bookBy(),
      value: <span className="tabular">{untilText(wallTimeAt(until, timeZone))}</span>,
    },
    {
      label: SELF_SCHEDULING.emailed(),
      value: sentAt ? (
        <span className="tabular">{printWallTime(wallTimeAt(Date.parse(sentAt), viewer.timeZone))}</span>
      ) : (
        SELF_SCHEDULING.notEmailed()
      ),
    },
    {
      label: SELF_SCHEDULING.moved(),
      value: SELF_SCHEDULING.movedCount({ moves: movesText(usedReschedules), most: maxReschedules }),
    },
    { label: SELF_SCHEDULING.cutOff(), value: cutOffText(cutOffHours) },
  ];
}

/** The link is derived from a server key and stored nowhere, so it is requested only on demand. */
function Link({ booking, terms }: { booking: ViewedBooking; terms: SelfSchedule }) {
  const dispatch = useAppDispatch();
  const [url, setUrl] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const show = async () => {
    const { usedReschedules: _used, sentAt: _sent, ...kept } = terms;
    const { bookingId, version } = booking;
    setAsking(true);
    const response = await dispatch(inviteToPick({ ...kept, bookingId, version, sendMail: false }));
    setAsking(false);
    if (!isFailure(response)) setUrl(response.url);
  };
  return (
    <div className={classes.part}>
      {url === null ? (
        <Button
          size="xs"
          variant="default"
          loading={isAsking}
          leftSection={<Link2 size={14} aria-hidden />}
          onClick={() => void show()}
        >
          {SELF_SCHEDULING.show()}
        </Button>
      ) : (
        <LinkReady booking={booking} url={url} />
      )}
    </div>
  );
}
