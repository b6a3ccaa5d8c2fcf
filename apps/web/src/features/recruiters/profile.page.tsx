import { useSelector } from 'react-redux';
import { useLoaded } from '#lib/use-loaded.ts';
import { selectOwnRecord, selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { RetryNote } from '#ui/retry-note.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { PasswordForm } from './password.form.tsx';
import { ProfileForm } from './profile.form.tsx';
import classes from './profile.module.css';
import { loadRecruiter } from './recruiters.actions.ts';

const ROLE_WORDS: Record<string, string> = {
  ADMIN: 'Administrator',
  USER_RECRUITER: 'Recruiter',
  USER_PANEL: 'Panelist',
};

export default function ProfilePage() {
  const dispatch = useAppDispatch();
  const { userId, role, vendorName } = useSelector(selectUser);
  const { data, failure, reload } = useLoaded(userId || null, () => dispatch(loadRecruiter(userId)));
  const own = useSelector(selectOwnRecord);
  const recruiter = data && own;
  return (
    <>
      <PageHead title="Profile" text={[ROLE_WORDS[role], vendorName].filter(Boolean).join(', ')} />
      <div className={classes.grid}>
        <Card title="Your data" padded>
          {failure && (
            <RetryNote title="Your profile could not be loaded" failure={failure} onRetry={reload} />
          )}
          {!recruiter && !failure && <SkeletonRows rows={5} label="Loading your profile" />}
          {recruiter && <ProfileForm recruiter={recruiter} />}
        </Card>
        <div className={classes.column}>
          <Card title="Password" padded>
            <PasswordForm userId={userId} />
          </Card>
          <AppearanceCard />
        </div>
      </div>
    </>
  );
}
