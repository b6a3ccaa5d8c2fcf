import { BusyTimesCard } from '#features/availability/busy-sources/busy-times-card.tsx';
import { CalendarCard } from '#features/calendar-feeds/calendar-card.tsx';
import { OwnHoursCard } from '#features/panelists/own-hours-card.tsx';
import ProfilePage from '#features/recruiters/profile.page.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';
import { usePermission } from '#state/use-permission.ts';

/** The profile, with the time of the person who interviews and what administrators look after as well. */
export default function OwnProfilePage() {
  const isAdministrator = usePermission('add_member');
  return (
    <ProfilePage
      hours={
        <OwnHoursCard>
          <BusyTimesCard />
        </OwnHoursCard>
      }
      calendar={<CalendarCard />}
      organization={isAdministrator && <WebhooksCard />}
    />
  );
}
