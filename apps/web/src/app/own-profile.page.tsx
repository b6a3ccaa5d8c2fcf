import { BusyTimesCard } from '#features/availability/busy-sources/busy-times-card.tsx';
import { OwnHoursCard } from '#features/panelists/own-hours-card.tsx';
import ProfilePage from '#features/recruiters/profile.page.tsx';

/** The profile, with the time of whoever interviews as well. */
export default function OwnProfilePage() {
  return (
    <ProfilePage
      hours={
        <OwnHoursCard>
          <BusyTimesCard />
        </OwnHoursCard>
      }
    />
  );
}
