import { HolidaysButton } from '#features/availability/holidays/holidays-button.tsx';
import PanelistsPage from '#features/panelists/panelists.page.tsx';

/** The panelists, with the holiday calendars. */
export default function PanelistsAndHolidaysPage() {
  return <PanelistsPage holidays={<HolidaysButton />} />;
}
