import { Button, Modal } from '@mantine/core';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { KeptMail } from '#feedback/kept-mail.tsx';
import { useAnswer } from '#state/use-answer.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import classes from '#features/bookings/acts/act-dialog.module.css';
import { LinkReady } from '#features/self-scheduling/link-ready.tsx';
import type { SentLink } from './use-link-sending.ts';
import { SCHEDULE } from './schedule.texts.ts';

/** What happened and the link itself, shown before the meeting's own page. */
export function LinkSent({ sent: { booking, url } }: { sent: SentLink }) {
  const { candidateName, email } = booking.candidateDetails;
  const mailWay = useAnswer(readMailWay, {}).data?.data.mailWay;
  const leave = () => navigate(paths.viewMeeting(booking.bookingId));
  return (
    <Modal opened onClose={leave} size={560} title={SCHEDULE.chooses({ name: candidateName })}>
      <div className="stack gap-sm plain">
        {mailWay === 'SERVER' && <p>{SCHEDULE.linkSent({ email })}</p>}
        <KeptMail mailWay={mailWay} email={email} people={candidateName} />
        <p>{SCHEDULE.notifiedThen()}</p>
        <LinkReady booking={booking} url={url} />
      </div>
      <div className={classes.foot}>
        <Button onClick={leave} data-autofocus>
          {SCHEDULE.openMeeting()}
        </Button>
      </div>
    </Modal>
  );
}
