import { roleHolds, type Permission } from '@slotwise/contract/permissions';
import { useSelector } from 'react-redux';
import { selectUser } from './recruiter.slice.ts';

/** Whether the signed-in user's role has a permission. It controls what is shown; the server enforces it. */
export const usePermission = (permission: Permission) => roleHolds(useSelector(selectUser).role, permission);
