import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { Anchor } from '@mantine/core';

type Props = {
  mailWay: MailWay | undefined;
  /** Who the mail is for; empty while that is not filled in. */
  email: string;
  /** In words, where it is for several ('2 people') or for someone who waits for no link in it. */
  people?: string | undefined;
};

/** Where a mail is that no mail server takes, and how to come to it; nothing where one does. */
export function KeptMail({ mailWay, email, people = '' }: Props) {
  const recipient = people || (email && <strong>{email}</strong>);
  const mail = recipient ? <>email to {recipient}</> : 'email';
  if (mailWay === 'OUTBOX') {
    return (
      <p>
        No mail server is set up, so {mail} is held in the{' '}
        <Anchor href={email ? `/outbox?q=${encodeURIComponent(email)}` : '/outbox'} inherit>
          local outbox
        </Anchor>
        .
      </p>
    );
  }
  if (mailWay === 'KEPT') {
    return (
      <p>
        No mail server is set up, so {mail} does not leave this installation.
        {!people && ' Ask the person who runs it for the link.'}
      </p>
    );
  }
  return null;
}
