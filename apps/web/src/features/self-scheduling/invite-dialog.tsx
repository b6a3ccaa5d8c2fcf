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
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Sends the candidate a link to choose the time, changes its terms, or lets them move a fixed meeting. */
export function InviteDialog({ booking, onClose }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  if (url === null) return <Terms booking={booking} onClose={onClose} onReady={setUrl} />;
  return (
    <Modal opened onClose={onClose} size={560} title={SELF_SCHEDULING.ready()}>
      <div className="stack gap-sm plain">
        <LinkReady booking={booking} url={url} />
      </div>
      <div className={classes.foot}>
        <Button onClick={onClose} data-autofocus>
          {SELF_SCHEDULING.close()}
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
  const toInvite = ({ bookingId, version }: ViewedBooking) => ({
    bookingId,
    version,
    sendMail,
    durationMinutes: minutes,
    ...termsBody(terms, timeZone),
    ...(panel.length > 0 && { panelists: panel.map(toPanelSeat) }),
  });
  const act = useBookingAct(booking, async (on) => {
    const response = await dispatch(inviteToPick(toInvite(on)));
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
      title={
        isFixed
          ? SELF_SCHEDULING.askMove({ name: candidateName })
          : SELF_SCHEDULING.askChoose({ name: candidateName })
      }
      keep={booking.selfSchedule ? SELF_SCHEDULING.keep() : SELF_SCHEDULING.notNow()}
      confirm={sendMail ? SELF_SCHEDULING.send() : SELF_SCHEDULING.make()}
      size={640}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      toPreview={() => ({ act: 'invite', invite: toInvite(booking) })}
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
          label={SELF_SCHEDULING.duration()}
          allowDeselect={false}
          data={durationChoices(minutes)}
          value={String(minutes)}
          onChange={(chosen) => set({ minutes: Number(chosen) })}
        />
      )}
      <TimeZoneSelect
        label={SELF_SCHEDULING.zone()}
        allowDeselect={false}
        value={timeZone}
        onChange={(zone) => set({ timeZone: zone })}
      />
      <Checkbox
        label={SELF_SCHEDULING.email({ email })}
        description={SELF_SCHEDULING.emailHint()}
        checked={sendMail}
        onChange={({ currentTarget }) => set({ sendMail: currentTarget.checked })}
      />
    </ActDialog>
  );
}

/** What pressing the button does. */
function effectText({ bookingStatus, candidateDetails: { candidateName }, selfSchedule }: ViewedBooking) {
  if (bookingStatus === 'SCHEDULED') {
    return SELF_SCHEDULING.effectMove({ name: candidateName });
  }
  if (selfSchedule) return SELF_SCHEDULING.effectSame();
  return SELF_SCHEDULING.effectChoose({ name: candidateName });
}
