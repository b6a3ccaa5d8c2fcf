import type { ReactNode } from 'react';
import { Card } from '#ui/page/card.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { OwnHoursForm } from './own-hours.form.tsx';
import { useOwnPanelist } from './use-own-panelist.ts';
import { HOURS } from './hours/hours.texts.ts';

type Props = {
  /** Further availability settings, below the hours. */
  children?: ReactNode;
};

/** When the reader may be invited to a panel; hidden from those who do not interview. */
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
