import { VisuallyHidden } from '@mantine/core';
import { CornerDownRight } from 'lucide-react';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { hasTime, jobText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import classes from './reschedule.module.css';
import { rescheduleWords } from './reschedule-words.model.ts';
import { RESCHEDULE } from './reschedule.texts.ts';

type Props = {
  booking: ViewedBooking;
  /** The new time, once it is valid. */
  time: ChosenTime | null;
};

/** The old time, struck through, above the new one. */
export function OldAndNew({ booking, time }: Props) {
  const { meetingInfo, rescheduleCount } = booking;
  const zone = time?.timeZone ?? meetingInfo.timeZone;
  const facts = [
    zone && zoneLabel(zone, time?.start ?? Date.parse(meetingInfo.startInstant)),
    jobText(booking),
  ];
  return (
    <Card title={rescheduleWords(booking).before} padded>
      {hasTime(meetingInfo) ? (
        <p className="dimmed medium tabular">
          <VisuallyHidden component="span">{RESCHEDULE.oldTime()} </VisuallyHidden>
          <del>{spanText(meetingInfo.startLocal, meetingInfo.endLocal)}</del>
        </p>
      ) : (
        <p className="small dimmed">{RESCHEDULE.noTime()}</p>
      )}
      <p className={classes.new} data-open={time === null || undefined} role="status">
        <CornerDownRight size={15} aria-hidden />
        <span>
          <VisuallyHidden component="span">{RESCHEDULE.newTime()} </VisuallyHidden>
          {time ? spanText(time.startWall, time.endWall) : RESCHEDULE.choose()}
        </span>
      </p>
      <p className="small dimmed">
        {facts.filter(Boolean).join('. ')}.{' '}
        {hasTime(meetingInfo) && RESCHEDULE.moves({ moves: rescheduleCount })}
      </p>
    </Card>
  );
}
