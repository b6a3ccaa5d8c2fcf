import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button } from '@mantine/core';
import { MailQuestion } from 'lucide-react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { EmailForm } from './email.form.tsx';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE } from './profile.texts.ts';

/** The log-in address, and the new one waiting to be confirmed. */
export function EmailCard({ recruiter }: { recruiter: Recruiter }) {
  const { email, pendingEmail } = recruiter;
  return (
    <Card title={PROFILE.emailCard()} padded>
      <FieldStack>
        <p className="small breaks">{PROFILE.loginEmail({ email })}</p>
        {pendingEmail && <Pending recruiter={recruiter} pendingEmail={pendingEmail} />}
        <EmailForm key={`${email} ${pendingEmail}`} recruiter={recruiter} />
      </FieldStack>
    </Card>
  );
}

type PendingProps = { recruiter: Recruiter; pendingEmail: string };

/** Saving the present address withdraws an unconfirmed change. */
function Pending({ recruiter: { userId, email }, pendingEmail }: PendingProps) {
  const dispatch = useAppDispatch();
  return (
    <div className="note breaks waiting" role="status">
      <MailQuestion className="firm mt-3xs" size={16} aria-hidden />
      <div>
        <p>{PROFILE.pending({ email: pendingEmail })}</p>
        <Button
          mt={6}
          size="xs"
          variant="default"
          onClick={() => void dispatch(updateRecruiter({ userId, email }, email))}
        >
          {PROFILE.keepEmail()}
        </Button>
      </div>
    </div>
  );
}
