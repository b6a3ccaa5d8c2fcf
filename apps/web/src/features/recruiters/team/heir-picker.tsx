import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { membersAmong } from '@slotwise/contract/recruiters/members.rules';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Select } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { explainEmpty, useFoundAsTyped } from '#state/use-found-as-typed.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { TEAM } from './team.texts.ts';

export type Heir = Pick<Recruiter, 'userId' | 'displayName' | 'email'>;

type Props = { leaving: Recruiter; value: Heir; onChange: (heir: Heir) => void };

const MOST = '20';

const toRequest = (q: string) => ({
  query: { q, accountStatus: 'ACTIVE' as const, page: '1', pageSize: MOST },
});

/** Finds who takes over a leaving member's meetings: any active member who can run meetings. */
export function HeirPicker({ leaving, value, onChange }: Props) {
  const [text, setText] = useState(value.displayName);
  const sought = text === value.displayName ? '' : text.trim();
  const answer = useFoundAsTyped(listMembers, sought, toRequest);
  const members = membersAmong(answer.data?.data ?? []).filter(
    ({ userId, role }) => userId !== leaving.userId && role !== 'USER_PANEL',
  );
  const isListed = members.some(({ userId }) => userId === value.userId);
  const people: (Heir & Partial<Recruiter>)[] = isListed ? members : [value, ...members];
  return (
    <Select
      label={TEAM.heir()}
      placeholder={TEAM.heirHint()}
      searchable
      allowDeselect={false}
      leftSection={<Search size={14} aria-hidden />}
      searchValue={text}
      onSearchChange={setText}
      data={people.map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
      filter={({ options }) => options}
      nothingFoundMessage={explainEmpty(answer, TEAM.noHeir())}
      renderOption={({ option }) => {
        const person = people.find(({ userId }) => userId === option.value);
        return (
          <TwoLines
            first={option.label}
            second={[person?.role && ROLE_WORDS[person.role], person?.email].filter(Boolean).join(' · ')}
          />
        );
      }}
      value={value.userId}
      onChange={(userId) => {
        const chosen = people.find((person) => person.userId === userId);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
