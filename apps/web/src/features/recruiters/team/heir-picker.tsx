import { isFailure } from '@slotwise/contract/failures';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { membersAmong } from '@slotwise/contract/recruiters/members.rules';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';

export type Heir = Pick<Recruiter, 'userId' | 'displayName' | 'email'>;

type Props = { leaving: Recruiter; value: Heir; onChange: (heir: Heir) => void };

const MOST = '20';

async function find(q: string) {
  const query = { q, accountStatus: 'ACTIVE', page: '1', pageSize: MOST } as const;
  const response = await callApi(listMembers, { query });
  return isFailure(response) ? response : { q, members: membersAmong(response.data) };
}

/** Finds who takes over the meetings of somebody who leaves: any active member who can run meetings. */
export function HeirPicker({ leaving, value, onChange }: Props) {
  const [text, setText] = useState(value.displayName);
  const sought = text === value.displayName ? '' : text.trim();
  const [q] = useDebouncedValue(sought, 200);
  const { data, failure } = useLoaded(q, () => find(q));
  const members = (data?.members ?? []).filter(
    ({ userId, role }) => userId !== leaving.userId && role !== 'USER_PANEL',
  );
  const isListed = members.some(({ userId }) => userId === value.userId);
  const people: (Heir & Partial<Recruiter>)[] = isListed ? members : [value, ...members];
  const nothing = data?.q === sought ? 'Nobody matches' : 'Searching…';
  return (
    <Select
      label="Who takes over"
      placeholder="Name or email"
      searchable
      allowDeselect={false}
      leftSection={<Search size={14} aria-hidden />}
      searchValue={text}
      onSearchChange={setText}
      data={people.map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
      filter={({ options }) => options}
      nothingFoundMessage={failure ? failure.message.join(' ') : nothing}
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
