import { useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';

/**
 * Asks once before people are invited to a video meeting without a link, or choose its time, if the installation
 * creates no video rooms. `asksFirst` returns whether the question is now open, so that nothing is sent yet.
 */
export function useLinkQuestion(root: RefObject<HTMLFormElement | null>) {
  const offersRooms = useSelector(selectOwnRecord)?.offersVideoRooms ?? false;
  const [opened, setOpened] = useState(false);
  const asked = useRef(false);
  const asksFirst = ({ mode, meetingLink }: MeetingValues): boolean => {
    if (asked.current || offersRooms || mode !== 'VIDEO' || meetingLink.trim()) return false;
    asked.current = true;
    setOpened(true);
    return true;
  };
  const goOn = () => {
    setOpened(false);
    root.current?.requestSubmit();
  };
  return { asksFirst, question: { opened, onSchedule: goOn, onClose: () => setOpened(false) } };
}
