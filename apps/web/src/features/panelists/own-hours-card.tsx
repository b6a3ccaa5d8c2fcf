import type { ReactNode } from 'react';
import { Card } from '#ui/page/card.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { OwnHoursForm } from './own-hours.form.tsx';
import { useOwnPanelist } from './use-own-panelist.ts';
import { HOURS } from './hours/hours.texts.ts';

type Props = {
  /** What else the person who interviews says of their time, under the hours. */
  children?: ReactNode;
};

/** When one may be invited to a panel, for the person who interviews; nothing for everyone else. */
export function OwnHoursCard({ children }: Props) {
  const { panelist, failure, reload } = useOwnPanelist();
  if (failure) {
    return (
      <Card title={HOURS.own()}>
        <RetryNote title={HOURS.notLoaded()} failure={failure} onRetry={reload} />
      </Card>
    );
  }
  if (!panelist) return null;
  return (
    <>
      <Card title={HOURS.own()} padded>
        <OwnHoursForm panelist={panelist} />
      </Card>
      {children}
    </>
  );
}
