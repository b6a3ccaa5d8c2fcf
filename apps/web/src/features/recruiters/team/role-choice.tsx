import { MEMBER_ROLES, type MemberRole } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Radio, Stack } from '@mantine/core';
import { TEAM, RIGHTS_WORDS } from './team.texts.ts';

type Props = { value: MemberRole; onChange: (role: MemberRole) => void };

const isMemberRole = (text: string): text is MemberRole => MEMBER_ROLES.some((role) => role === text);

/** The roles a member can have, each with what it allows. */
export function RoleChoice({ value, onChange }: Props) {
  return (
    <Radio.Group label={TEAM.role()} value={value} onChange={(role) => isMemberRole(role) && onChange(role)}>
      <Stack gap={10} mt={4}>
        {MEMBER_ROLES.toReversed().map((role) => (
          <Radio key={role} value={role} label={ROLE_WORDS[role]} description={RIGHTS_WORDS[role]()} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
