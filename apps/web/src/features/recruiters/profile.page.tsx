import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectOwnRecord, selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/page/card.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { EmailCard } from './email-card.tsx';
import { NotificationsForm } from './notifications.form.tsx';
import { PasswordForm } from './password.form.tsx';
import { ProfileForm } from './profile.form.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { TimeZoneForm } from './time-zone.form.tsx';
import { PROFILE } from './profile.texts.ts';

const isKnown = (role: string): role is keyof typeof ROLE_WORDS => Object.hasOwn(ROLE_WORDS, role);

type Props = {
  /** The card of the user's own interview hours, if there is one. */
  hours?: ReactNode;
  /** The user's own meetings in other calendar programs. */
  calendar?: ReactNode;
};

export default function ProfilePage({ hours, calendar }: Props) {
  const { userId } = useSelector(selectUser);
  const { data, failure, reload } = useAnswer(getRecruiter, userId ? { query: { userId } } : null, {
    always: true,
  });
  const own = useSelector(selectOwnRecord);
  const recruiter = data && own;
  return (
    <>
      <ProfileHead />
      <div className="stack split gap-ml on-top">
        <div className="stack gap-ml slim">
          <Card title={PROFILE.data()} padded>
            {failure && <RetryNote title={PROFILE.notLoaded()} failure={failure} onRetry={reload} />}
            {!recruiter && !failure && <SkeletonRows rows={5} label={PROFILE.loading()} />}
            {recruiter && <ProfileForm recruiter={recruiter} />}
          </Card>
          {hours}
          {calendar}
          {recruiter && (
            <Card title={PROFILE.notifications()} padded>
              <NotificationsForm recruiter={recruiter} />
            </Card>
          )}
          <SessionsCard />
        </div>
        <div className="stack gap-ml slim">
          {recruiter && <EmailCard recruiter={recruiter} />}
          <Card title={PROFILE.password()} padded>
            <PasswordForm userId={userId} />
          </Card>
          {recruiter && (
            <Card title={PROFILE.timeZone()} padded>
              <TimeZoneForm recruiter={recruiter} />
            </Card>
          )}
          <AppearanceCard />
        </div>
      </div>
    </>
  );
}

/** The user's role and organization; administrators get a link to the organization's settings. */
function ProfileHead() {
  const { role, vendorName } = useSelector(selectUser);
  const isAdministrator = usePermission('add_member');
  return (
    <PageHead
      title={PROFILE.title()}
      text={[isKnown(role) && ROLE_WORDS[role], vendorName].filter(Boolean).join(', ')}
      acts={
        isAdministrator && (
          <Button component={Link} to={paths.settings()} variant="default">
            {PROFILE.settings()}
          </Button>
        )
      }
    />
  );
}
