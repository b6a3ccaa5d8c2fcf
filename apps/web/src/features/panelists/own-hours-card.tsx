import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLoaded } from '#lib/use-loaded.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/page/card.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { OwnHoursForm } from './own-hours.form.tsx';
import { findOwnPanelist } from './panelists.actions.ts';

type Props = {
  /** What else the person who interviews says of their time, under the hours. */
  children?: ReactNode;
};

/** When one may be invited to a panel, for the person who interviews; nothing for everybody else. */
export function OwnHoursCard({ children }: Props) {
  const user = useSelector(selectUser);
  const { data, failure, reload } = useLoaded(user.userId || null, () => findOwnPanelist(user));
  if (failure) {
    return (
      <Card title="Your interview hours">
        <RetryNote title="Your hours could not be loaded" failure={failure} onRetry={reload} />
      </Card>
    );
  }
  if (!data?.panelist) return null;
  return (
    <>
      <Card title="Your interview hours" padded>
        <OwnHoursForm panelist={data.panelist} />
      </Card>
      {children}
    </>
  );
}
