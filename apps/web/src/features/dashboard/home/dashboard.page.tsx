import { lazy } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { RecruiterHome } from './recruiter-home.tsx';

/** Not needed by those who schedule. */
const PanelistHome = lazy(async () => ({ default: (await import('./panelist-home.tsx')).PanelistHome }));

export default function DashboardPage() {
  const timeZone = useViewerZone();
  const now = useNow();
  const schedules = usePermission('create_meeting');
  const viewer = { timeZone, now };
  const today = wallTimeAt(now, timeZone).slice(0, 10);
  return schedules ? (
    <RecruiterHome viewer={viewer} today={today} />
  ) : (
    <PanelistHome viewer={viewer} today={today} />
  );
}
