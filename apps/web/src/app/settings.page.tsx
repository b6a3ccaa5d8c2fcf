import { HolidaysButton } from '#features/availability/holidays/holidays-button.tsx';
import { MemberDefaultsCard } from '#features/panelists/member-defaults-card.tsx';
import { OrganizationSettings } from '#features/vendors/view/organization-settings.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';

/** The settings administrators manage for their organization. */
export default function SettingsPage() {
  return (
    <OrganizationSettings
      newMembers={(given) => <MemberDefaultsCard {...given} />}
      holidays={<HolidaysButton size="xs" />}
      webhooks={<WebhooksCard />}
    />
  );
}
