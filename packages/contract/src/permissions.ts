/** Every role's action permissions. Unknown roles have none. */
export const ROLE_ACTIONS = {
  ADMIN: [
    'create_meeting',
    'edit_meeting',
    'reschedule_meeting',
    'cancel_meeting',
    'create_jd',
    'add_member',
    'add_panelist',
    'assign_to',
  ],
  USER_PANEL: ['select_candidate', 'reject_candidate', 'submit_feedback_candidate'],
  USER_RECRUITER: ['cancel_meeting', 'create_meeting', 'edit_meeting', 'reschedule_meeting', 'assign_to'],
} as const;

/** Every role's page permissions; a page permission includes reading what the page shows. */
export const ROLE_PAGES = {
  ADMIN: ['jd_page', 'myteam_page', 'panelist_page', 'vendor_page', 'deepgaze_page'],
  USER_PANEL: [],
  USER_RECRUITER: ['jd_page', 'myteam_page', 'panelist_page'],
} as const;

/** Every role an account can have. */
export const ROLES = ['ADMIN', 'USER_PANEL', 'USER_RECRUITER'] as const;
export type Role = (typeof ROLES)[number];
export type ActionPermission = (typeof ROLE_ACTIONS)[Role][number];
export type PagePermission = (typeof ROLE_PAGES)[Role][number];
export type Permission = ActionPermission | PagePermission;

const heldBy = (role: Role): readonly Permission[] => [...ROLE_ACTIONS[role], ...ROLE_PAGES[role]];
const HELD = new Map<string, ReadonlySet<Permission>>(ROLES.map((role) => [role, new Set(heldBy(role))]));

/** True if a role has an action or page permission; `false` for every unknown role. */
export const roleHolds = (role: string, permission: Permission): boolean =>
  HELD.get(role)?.has(permission) ?? false;
