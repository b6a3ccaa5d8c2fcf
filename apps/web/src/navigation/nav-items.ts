import type { PagePermission } from '@slotwise/contract/permissions';
import { paths } from './paths.ts';

type NavItem = { label: string; to: string; permission?: PagePermission };

/** The items of the navigation bar in their order; one without permission is always shown. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', to: paths.dashboard() },
  { label: 'Job Description', to: paths.jobDescriptions(), permission: 'jd_page' },
  { label: 'My Team', to: paths.team(), permission: 'myteam_page' },
  { label: 'Panelist', to: paths.panelists(), permission: 'panelist_page' },
  { label: 'Vendors', to: paths.vendors(), permission: 'vendor_page' },
  { label: 'Deepgaze', to: paths.deepgaze(), permission: 'deepgaze_page' },
];
