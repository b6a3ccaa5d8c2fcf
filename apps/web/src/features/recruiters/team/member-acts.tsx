import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { TEAM } from './team.texts.ts';

export type ActsOn = {
  onResend: (member: Recruiter) => void;
  onChangeRole: (member: Recruiter) => void;
  onRemove: (member: Recruiter) => void;
};

/** Actions on a member; an invited member's likeliest one is in the row, the others behind "…". */
export function MemberActs({ member, on }: { member: Recruiter; on: ActsOn }) {
  const { displayName, accountStatus } = member;
  if (accountStatus === 'DISABLED') return null;
  return (
    <span className="row gap-3xs to-end">
      {accountStatus === 'INVITED' && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={TEAM.resendTo({ name: displayName })}
          onClick={() => on.onResend(member)}
        >
          {TEAM.resend()}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} aria-label={TEAM.more({ name: displayName })}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => on.onChangeRole(member)}>{TEAM.changeMenu()}</Menu.Item>
          <Menu.Item onClick={() => on.onRemove(member)}>{TEAM.removeMenu()}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
