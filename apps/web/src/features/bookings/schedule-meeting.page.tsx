import { Navigate } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ScheduleForm } from './schedule/schedule-form.tsx';
import { useMeetingStart } from './schedule/use-meeting-start.ts';
import { useOpening } from './schedule/use-opening.ts';
import { NoMeeting } from './no-meeting.tsx';
import { NoResume } from './schedule/no-resume.tsx';

export default function ScheduleMeetingPage() {
  const opening = useOpening();
  return <Opened key={opening.key} opening={opening} />;
}

/** The form once the draft or the earlier round it begins with has been read. */
function Opened({ opening }: { opening: ReturnType<typeof useOpening> }) {
  const { data: start, failure, reload } = useMeetingStart(opening);
  if (failure && opening.resumeId) return <NoResume failure={failure} onRetry={reload} />;
  if (failure) return <NoMeeting failure={failure} onRetry={reload} />;
  if (!start) {
    return (
      <Card>
        <title>Schedule Meeting · Slotwise</title>
        <SkeletonRows rows={6} label="Loading the draft" />
      </Card>
    );
  }
  const { draft } = start;
  if (draft && draft.bookingStatus !== 'DRAFT') {
    return <Navigate to={paths.viewMeeting(draft.bookingId)} replace />;
  }
  const showDraft = (bookingId: string) => opening.showDraft(bookingId, start.origin);
  return <ScheduleForm start={start} onDraft={showDraft} />;
}
