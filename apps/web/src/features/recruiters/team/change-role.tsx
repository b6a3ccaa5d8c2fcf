import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import {
  MEMBER_ROLES,
  type MemberRole,
  type Recruiter,
} from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { userChanged } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { MemberDialog } from './member-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';
import { changeRole } from './team.actions.ts';
import { useMemberAct } from './use-member-act.ts';
import { TEAM } from './team.texts.ts';

/** Those who can still manage members, without accounts that never logged in. */
const ACTIVE_ADMINS = { role: 'ADMIN', accountStatus: 'ACTIVE', page: '1', pageSize: '1' } as const;

type Props = { member: Recruiter; isOwn: boolean; onClose: () => void; onDone: () => void };

const presentRole = ({ role }: Recruiter): MemberRole =>
  MEMBER_ROLES.find((known) => known === role) ?? 'USER_RECRUITER';

/** Gives a member another role; the last administrator sees why theirs must stay. */
export function ChangeRole({ member, isOwn, onClose, onDone }: Props) {
  const dispatch = useAppDispatch();
  const [role, setRole] = useState<MemberRole>(presentRole(member));
  const act = useMemberAct(
    () => dispatch(changeRole(member.userId, role)),
    ({ data }) => {
      if (isOwn) dispatch(userChanged({ role: data.role }));
      onDone();
    },
  );
  const mayBeLast = member.role === 'ADMIN' && member.accountStatus === 'ACTIVE';
  const { data } = useAnswer(listMembers, mayBeLast ? { query: ACTIVE_ADMINS } : null);
  const isLast = data?.page.total === 1;
  const { displayName } = member;
  return (
    <MemberDialog
      title={TEAM.changeTitle({ name: displayName })}
      keep={TEAM.keepRole({ role: ROLE_WORDS[member.role] })}
      confirm={isLast ? undefined : TEAM.changeRole()}
      disabled={role === member.role}
      act={act}
      onClose={onClose}
    >
      {isLast ? (
        <p>{TEAM.onlyAdministrator({ isOwn: String(isOwn), name: displayName })}</p>
      ) : (
        <>
          <RoleChoice value={role} onChange={setRole} />
          <p>{TEAM.changeHint({ isOwn: String(isOwn), name: displayName })}</p>
        </>
      )}
    </MemberDialog>
  );
}
