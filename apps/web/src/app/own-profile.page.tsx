import { BusyTimesCard } from '#features/availability/busy-sources/busy-times-card.tsx';
import { CalendarCard } from '#features/calendar-feeds/calendar-card.tsx';
import { OwnHoursCard } from '#features/panelists/own-hours-card.tsx';
import ProfilePage from '#features/recruiters/profile.page.tsx';

/** The profile, with the person's interviewing hours. */
export default function OwnProfilePage() {
  return (
    <ProfilePage
      hours={
        <OwnHoursCard>
          <BusyTimesCard />
        </OwnHoursCard>
      }
      calendar={<CalendarCard />}
    />
  );
}
