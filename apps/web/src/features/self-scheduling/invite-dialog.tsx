import { isFailure } from '@slotwise/contract/failures';
import { Button, Checkbox, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import classes from '#features/bookings/acts/act-dialog.module.css';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { durationChoices } from '#features/bookings/meeting-values/durations.model.ts';
import { PanelSeats } from '#features/bookings/panel/panel-seats.tsx';
import { toPanelSeat, type Seat } from '#features/bookings/meeting-values/seat.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { inviteValues, type InviteValues } from './invite-values.model.ts';
import { LinkReady } from './link-ready.tsx';
import { inviteToPick } from './self-scheduling.actions.ts';
import { TermsFields } from './terms-fields.tsx';
import {
  termsBody,
  termsErrors,
  todayIn,
  type TermsErrors,
} from '#features/bookings/meeting-values/terms.model.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Sends the candidate a link to choose the time, changes its terms, or lets a fixed meeting be moved by them. */
export function InviteDialog({ booking, onClose }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  if (url === null) return <Terms booking={booking} onClose={onClose} onReady={setUrl} />;
  return (
    <Modal opened onClose={onClose} size={560} title="The link is ready">
      <div className={classes.body}>
        <LinkReady booking={booking} url={url} />
      </div>
      <div className={classes.foot}>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </Modal>
  );
}

function Terms({ booking, onClose, onReady }: Props & { onReady: (url: string) => void }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const viewerZone = useViewerZone();
  const [values, setValues] = useState(() => inviteValues(booking, viewerZone, now));
  const [panel, setPanel] = useState<Seat[]>([]);
  const [errors, setErrors] = useState<TermsErrors>({});
  const { terms, timeZone, minutes, sendMail } = values;
  const { candidateName, email } = booking.candidateDetails;
  const isFixed = booking.bookingStatus === 'SCHEDULED';
  const today = todayIn(timeZone, now);
  const set = (changes: Partial<InviteValues>) => {
    setValues({ ...values, ...changes });
    setErrors({});
  };
  const act = useBookingAct(booking, async ({ bookingId, version }) => {
    const invite = {
      bookingId,
      version,
      sendMail,
      durationMinutes: minutes,
      ...termsBody(terms, timeZone),
      ...(panel.length > 0 && { panelists: panel.map(toPanelSeat) }),
    };
    const response = await dispatch(inviteToPick(invite));
    if (!isFailure(response)) onReady(response.url);
    return response;
  });
  const isComplete = () => {
    const found = termsErrors(terms, today);
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  return (
    <ActDialog
      title={isFixed ? `Let ${candidateName} move the meeting?` : `Let ${candidateName} choose the time?`}
      keep={booking.selfSchedule ? 'Keep it as it is' : 'Not now'}
      confirm={sendMail ? 'Send link' : 'Make link'}
      size={640}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{effectText(booking)}</p>
      {booking.panelists.length === 0 && (
        <PanelSeats panel={panel} time={null} now={now} onChange={setPanel} />
      )}
      <TermsFields
        terms={terms}
        errors={errors}
        today={today}
        onChange={(changes) => set({ terms: { ...terms, ...changes } })}
      />
      {!isFixed && (
        <Select
          label="Duration"
          allowDeselect={false}
          data={durationChoices(minutes)}
          value={String(minutes)}
          onChange={(chosen) => set({ minutes: Number(chosen) })}
        />
      )}
      <TimeZoneSelect
        label="Times in"
        allowDeselect={false}
        value={timeZone}
        onChange={(zone) => set({ timeZone: zone })}
      />
      <Checkbox
        label={`Mail the link to ${email}`}
        description="You see it afterwards in either case, to send it by WhatsApp for instance."
        checked={sendMail}
        onChange={({ currentTarget }) => set({ sendMail: currentTarget.checked })}
      />
    </ActDialog>
  );
}

/** What pressing the button leads to. */
function effectText({ bookingStatus, candidateDetails: { candidateName }, selfSchedule }: ViewedBooking) {
  if (bookingStatus === 'SCHEDULED') {
    return `The present time stays. ${candidateName} gets a page on which it can be moved to any time at which everybody required is free.`;
  }
  if (selfSchedule) return 'The link stays the same. From now on it offers what you say here.';
  return `${candidateName} gets a page with the times at which everyone required is free. Nothing is held: first come, first served.`;
}
