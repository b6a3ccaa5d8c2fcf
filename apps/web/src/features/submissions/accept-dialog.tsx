import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { spanText } from '#lib/dates/date-text.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import classes from '#features/bookings/acts/act-dialog.module.css';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { otherClock } from '#features/bookings/meeting-clock.model.ts';
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

/** Accepts a submission: at one of the times that were proposed, or at another one, chosen in the form of a meeting. */
export function AcceptDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const slots = openSlots(booking.submission, now);
  const [choice, setChoice] = useState<TimeChoice>(slots[0]?.at ?? 'OTHER');
  const [panel, setPanel] = useState<Seat[]>([]);
  const [link, setLink] = useState('');
  const { candidateName } = booking.candidateDetails;
  const chosen = slots.find(({ at }) => at === choice)?.slot;
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
      confirm={chosen ? SUBMISSIONS.acceptAndSchedule() : SUBMISSIONS.acceptAndChoose()}
      size={560}
      act={act}
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
      <Meeting slot={chosen} now={now} panel={panel} onPanel={setPanel} link={link} onLink={setLink} />
    </ActDialog>
  );
}

type MeetingProps = {
  /** Absent while the time is to be chosen later. */
  slot: ProposedSlot | undefined;
  now: number;
  panel: Seat[];
  onPanel: (panel: Seat[]) => void;
  link: string;
  onLink: (link: string) => void;
};

/** Who interviews, and where. */
function Meeting({ slot, now, panel, onPanel, link, onLink }: MeetingProps) {
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
        placeholder="https://"
        autoComplete="off"
        value={link}
        onChange={({ currentTarget }) => onLink(currentTarget.value)}
      />
    </>
  );
}

type SlotProps = { at: TimeChoice; slot: ProposedSlot; now: number; first: boolean };

/** A proposed time on its own clock, and on the reader's next to it. */
function SlotChoice({ at, slot, now, first }: SlotProps) {
  const viewer = { timeZone: useViewerZone(), now };
  const label = `${spanText(slot.startLocal, slot.endLocal)}, ${zoneLabel(slot.timeZone, Date.parse(slot.startTime))}`;
  return (
    <Radio
      value={at}
      label={<span className="tabular">{label}</span>}
      description={otherClock(slot, viewer)}
      data-autofocus={first || undefined}
    />
  );
}
