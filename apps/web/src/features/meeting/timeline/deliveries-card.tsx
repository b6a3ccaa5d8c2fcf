import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { ActionIcon, Button } from '@mantine/core';
import {
  BellOff,
  CircleSlash,
  Clock,
  Inbox,
  MailCheck,
  MailX,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { resendMail } from '#features/bookings/bookings.actions.ts';
import { deliveryWords, mailTitle } from './delivery-words.model.ts';
import type { Deliveries } from './use-deliveries.ts';
import classes from '#features/bookings/rows.module.css';
import { TIMELINE } from './timeline.texts.ts';

const SIGNS: Record<Delivery['state'], LucideIcon> = {
  QUEUED: Clock,
  SENT: MailCheck,
  REFUSED: MailX,
  SHOWN: Inbox,
  MUTED: BellOff,
  SUPERSEDED: CircleSlash,
};

/** How many of the latest mails are shown at first. */
const FEW = 8;

type Props = { bookingId: string; deliveries: Deliveries; timeZone: string };

/** The status of each of a meeting's mails, with a button to send it again. */
export function DeliveriesCard({ bookingId, deliveries, timeZone }: Props) {
  const dispatch = useAppDispatch();
  const { data, failure, reload } = deliveries;

  const resend = async (mailId: string) => {
    await dispatch(resendMail(bookingId, mailId));
    reload();
  };
  return (
    <Card
      title={TIMELINE.deliveries()}
      aside={
        <ActionIcon
          size={28}
          aria-label={TIMELINE.refreshDeliveries()}
          title={TIMELINE.refresh()}
          onClick={reload}
        >
          <RotateCw size={14} />
        </ActionIcon>
      }
    >
      {failure && <RetryNote title={TIMELINE.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={3} label={TIMELINE.loading()} />}
      {data?.data.length === 0 && (
        <EmptyState drawing={false} title={TIMELINE.noEmails()} text={TIMELINE.noneSent()} />
      )}
      {data && <MailList mails={data.data} timeZone={timeZone} onResend={(mailId) => void resend(mailId)} />}
    </Card>
  );
}

type ListProps = { mails: Delivery[]; timeZone: string; onResend: (mailId: string) => void };

/** Failures come first, then the latest; older ones on request. */
function MailList({ mails, timeZone, onResend }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const isBad = (mail: Delivery) => Number(deliveryWords(mail, timeZone).tone === 'bad');
  const sorted = mails.toSorted((a, b) => isBad(b) - isBad(a) || b.createdAt.localeCompare(a.createdAt));
  const shown = isWhole ? sorted : sorted.slice(0, FEW);
  return (
    <>
      <ul className="small" aria-label={TIMELINE.emails()}>
        {shown.map((mail) => (
          <DeliveryRow
            key={mail.mailId}
            mail={mail}
            timeZone={timeZone}
            onResend={() => onResend(mail.mailId)}
          />
        ))}
      </ul>
      {mails.length > shown.length && (
        <div className="inset line-above">
          <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
            {TIMELINE.showEmails({ count: mails.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function DeliveryRow({
  mail,
  timeZone,
  onResend,
}: {
  mail: Delivery;
  timeZone: string;
  onResend: () => void;
}) {
  const { tone, outcome, answer, mayResend } = deliveryWords(mail, timeZone);
  const Sign = SIGNS[mail.state];
  return (
    <li className="stack ends centers inset tall divided">
      <Sign size={16} className={classes.sign} data-tone={tone} aria-hidden />
      <div>
        <div>
          <b>{mail.recipientName}</b>
        </div>
        <div className={classes.outcome} data-tone={tone}>
          {mailTitle(mail)} · {outcome}
        </div>
        {answer && <div className={classes.outcome}>{answer}</div>}
      </div>
      {mayResend && (
        <Button
          size="compact-sm"
          variant={mail.state === 'REFUSED' ? 'default' : 'subtle'}
          leftSection={<RotateCw size={13} aria-hidden />}
          aria-label={TIMELINE.resendTo({ name: mail.recipientName })}
          onClick={onResend}
        >
          {TIMELINE.resend()}
        </Button>
      )}
    </li>
  );
}
