import { roleHolds, type Permission } from '@slotwise/contract/permissions';
import { useSelector } from 'react-redux';
import { selectUser } from './recruiter.slice.ts';

/** Whether the signed-in user's role holds a permission. What is shown follows it; the server decides. */
export const usePermission = (permission: Permission) => roleHolds(useSelector(selectUser).role, permission);
