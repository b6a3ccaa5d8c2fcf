import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { Button, type ButtonProps } from '@mantine/core';
import { Video } from 'lucide-react';
import { BOOKINGS } from './bookings.texts.ts';

type Props = ButtonProps & {
  meeting: Pick<Booking['meetingInfo'], 'mode' | 'meetingLink'>;
  candidateName: string;
};

/** Opens the video meeting in a new tab; renders nothing if there is no link. */
export function JoinButton({ meeting, candidateName, ...rest }: Props) {
  if (meeting.mode !== 'VIDEO' || !meeting.meetingLink) return null;
  return (
    <Button
      {...rest}
      component="a"
      href={meeting.meetingLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={BOOKINGS.joinWith({ name: candidateName })}
      leftSection={<Video size={16} aria-hidden />}
    >
      {BOOKINGS.join()}
    </Button>
  );
}
