import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNow } from '#lib/dates/use-now.ts';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import classes from '#features/bookings/acts/act-dialog.module.css';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { bothClocks } from '#features/bookings/meeting-clock.model.ts';
import { PanelSeats } from '#features/bookings/panel/panel-seats.tsx';
import type { Seat } from '#features/bookings/meeting-values/seat.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import {
  acceptedTime,
  namedSoFar,
  openSlots,
  type ProposedSlot,
  type TimeChoice,
} from './accept-values.model.ts';
import { acceptAt, acceptWithoutTime } from './submissions.actions.ts';
import { SUBMISSIONS } from './submissions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Accepts a submission: at one of the proposed times, or at another one chosen in the meeting form. */
export function AcceptDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const slots = openSlots(booking.submission, now);
  const [choice, setChoice] = useState<TimeChoice>(slots[0]?.at ?? 'OTHER');
  const [panel, setPanel] = useState<Seat[]>([]);
  const [link, setLink] = useState('');
  const { candidateName } = booking.candidateDetails;
  const chosen = slots.find(({ at }) => at === choice)?.slot;
  const { isWarned, isComplete } = useLinkWarning(chosen !== undefined, link);
  const act = useBookingAct(
    booking,
    (on) =>
      dispatch(
        chosen
          ? acceptAt(on, acceptedTime(chosen, panel, link))
          : acceptWithoutTime(on, namedSoFar(panel, link)),
      ),
    onClose,
  );
  return (
    <ActDialog
      title={SUBMISSIONS.askAccept({ name: candidateName })}
      keep={SUBMISSIONS.notYet()}
      confirm={nameAct(chosen !== undefined, isWarned)}
      size={560}
      act={act}
      isComplete={isComplete}
      candidateName={candidateName}
      onClose={onClose}
    >
      <p>
        {SUBMISSIONS.accepted({ supplier: booking.submitterVendorName ?? '' })}{' '}
        {chosen && SUBMISSIONS.invited()}
      </p>
      {slots.length === 0 ? (
        <p>{booking.submission?.proposedSlots.length ? SUBMISSIONS.allPast() : SUBMISSIONS.noneProposed()}</p>
      ) : (
        <Radio.Group label={SUBMISSIONS.time()} value={choice} onChange={(at) => setChoice(at as TimeChoice)}>
          <div className={classes.column}>
            {slots.map(({ slot, at }, i) => (
              <SlotChoice key={at} at={at} slot={slot} now={now} first={i === 0} />
            ))}
            <Radio value="OTHER" label={SUBMISSIONS.otherTime()} description={SUBMISSIONS.otherTimeHint()} />
          </div>
        </Radio.Group>
      )}
      <Meeting
        slot={chosen}
        now={now}
        panel={panel}
        onPanel={setPanel}
        link={link}
        warning={isWarned && SUBMISSIONS.noLink()}
        onLink={setLink}
      />
    </ActDialog>
  );
}

/**
 * Warns once before people are invited to a video meeting without a link. If the time is chosen later, the meeting form
 * asks instead.
 */
function useLinkWarning(isScheduled: boolean, link: string) {
  const offersRooms = useSelector(selectOwnRecord)?.offersVideoRooms ?? false;
  const [wasWarned, setWarned] = useState(false);
  const isLacking = isScheduled && !offersRooms && link.trim() === '';
  const isComplete = () => {
    setWarned(isLacking);
    return !isLacking || wasWarned;
  };
  return { isWarned: isLacking && wasWarned, isComplete };
}

function nameAct(isScheduled: boolean, isWithoutLink: boolean): string {
  if (isWithoutLink) return SUBMISSIONS.acceptWithoutLink();
  return isScheduled ? SUBMISSIONS.acceptAndSchedule() : SUBMISSIONS.acceptAndChoose();
}

type MeetingProps = {
  /** Absent if the time is to be chosen later. */
  slot: ProposedSlot | undefined;
  now: number;
  panel: Seat[];
  onPanel: (panel: Seat[]) => void;
  link: string;
  /** Shown once to those who continue without a link. */
  warning: string | false;
  onLink: (link: string) => void;
};

/** Who interviews, and where. */
function Meeting({ slot, now, panel, onPanel, link, warning, onLink }: MeetingProps) {
  return (
    <>
      <PanelSeats
        panel={panel}
        time={slot ? { start: Date.parse(slot.startTime) } : null}
        now={now}
        onChange={onPanel}
      />
      <TextInput
        label={SUBMISSIONS.videoLink()}
        placeholder={warning ? undefined : 'https://'}
        autoComplete="off"
        value={link}
        error={warning}
        onChange={({ currentTarget }) => onLink(currentTarget.value)}
      />
    </>
  );
}

type SlotProps = { at: TimeChoice; slot: ProposedSlot; now: number; first: boolean };

/** A proposed time in its own zone, and in the reader's if that differs. */
function SlotChoice({ at, slot, now, first }: SlotProps) {
  const viewer = { timeZone: useViewerZone(), now };
  const clocks = bothClocks(slot, viewer);
  return (
    <Radio
      value={at}
      label={<span className="tabular">{clocks.meeting}</span>}
      description={clocks.viewer}
      data-autofocus={first || undefined}
    />
  );
}
