import type { PagePermission } from '@slotwise/contract/permissions';
import { paths } from './paths.ts';

type NavItem = {
  label: string;
  to: string;
  permission?: PagePermission;
  /** Screens below this one: the item stays marked there. */
  under?: readonly string[];
};

const MEETINGS = [
  'calendar',
  'newmeeting',
  'viewmeeting',
  'editmeeting',
  'reschedulemeeting',
  'meeting',
  'editresource',
];

/** The items of the navigation bar in order; one without permission is always shown. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', to: paths.dashboard(), under: MEETINGS },
  { label: 'Job Description', to: paths.jobDescriptions(), permission: 'jd_page' },
  { label: 'My Team', to: paths.team(), permission: 'myteam_page' },
  { label: 'Panelist', to: paths.panelists(), permission: 'panelist_page' },
  { label: 'Vendors', to: paths.vendors(), permission: 'vendor_page', under: ['viewvendor'] },
  { label: 'Deepgaze', to: paths.deepgaze(), permission: 'deepgaze_page' },
];
