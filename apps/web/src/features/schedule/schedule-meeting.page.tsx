import { Navigate } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/page/card.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { useMeetingStart } from './drafts/use-meeting-start.ts';
import { useOpening } from './use-opening.ts';
import { NoMeeting } from '#features/bookings/no-meeting.tsx';
import { NoResume } from './no-resume.tsx';
import { SCHEDULE } from './schedule.texts.ts';

export default function ScheduleMeetingPage() {
  const opening = useOpening();
  return <Opened key={opening.key} opening={opening} />;
}

/** The form, once the draft or the earlier round it starts from has been read. */
function Opened({ opening }: { opening: ReturnType<typeof useOpening> }) {
  const { data: start, failure, reload } = useMeetingStart(opening);
  if (failure && opening.resumeId) return <NoResume failure={failure} onRetry={reload} />;
  if (failure) return <NoMeeting failure={failure} onRetry={reload} />;
  if (!start) {
    return (
      <Card>
        <title>{SCHEDULE.pageTitle()}</title>
        <SkeletonRows rows={6} label={SCHEDULE.loading()} />
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
