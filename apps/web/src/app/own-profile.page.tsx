import { OwnHoursCard } from '#features/panelists/own-hours-card.tsx';
import ProfilePage from '#features/recruiters/profile.page.tsx';

/** The profile, with the hours of whoever interviews as well. */
export default function OwnProfilePage() {
  return <ProfilePage hours={<OwnHoursCard />} />;
}
