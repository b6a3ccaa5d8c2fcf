import { HolidaysButton } from '#features/availability/holidays/holidays-button.tsx';
import { OrganizationSettings } from '#features/vendors/view/organization-settings.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';

/** What administrators look after for their organization. */
export default function SettingsPage() {
  return <OrganizationSettings holidays={<HolidaysButton size="xs" />} webhooks={<WebhooksCard />} />;
}
