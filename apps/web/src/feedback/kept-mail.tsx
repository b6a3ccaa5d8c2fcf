import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { Anchor } from '@mantine/core';
import { FEEDBACK } from './feedback.texts.ts';
import { Filled, MARKS } from '#ui/text/filled.tsx';

type Props = {
  mailWay: MailWay | undefined;
  /** Who the mail is for; empty until filled in. */
  email: string;
  /** In words, if it is for several ('2 people') or for someone who needs no link from it. */
  people?: string | undefined;
};

/** Where to find a mail if there is no mail server; hidden if there is one. */
export function KeptMail({ mailWay, email, people = '' }: Props) {
  const recipient = people || (email && <strong>{email}</strong>);
  const to = recipient ? MARKS[0] : 'none';
  const outbox = (
    <Anchor href={email ? `/outbox?q=${encodeURIComponent(email)}` : '/outbox'} inherit>
      {FEEDBACK.outbox()}
    </Anchor>
  );
  if (mailWay === 'OUTBOX') {
    return (
      <p>
        <Filled text={FEEDBACK.inOutbox({ people: to, outbox: MARKS[1] })} parts={[recipient, outbox]} />
      </p>
    );
  }
  if (mailWay === 'KEPT') {
    return (
      <p>
        <Filled text={FEEDBACK.kept({ people: to })} parts={[recipient]} />
        {!people && ` ${FEEDBACK.askForLink()}`}
      </p>
    );
  }
  return null;
}
