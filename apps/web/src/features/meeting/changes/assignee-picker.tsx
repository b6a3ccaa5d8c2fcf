import { isFailure } from '@slotwise/contract/failures';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { membersAmong } from '@slotwise/contract/recruiters/members.rules';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { callApi } from '#api/call-api.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { assigneesFor, groupsOf } from './assignees.model.ts';

type Props = {
  booking: ViewedBooking;
  value: string | null;
  error: string;
  onChange: (email: string | null) => void;
};

const MOST = '20';

async function find(q: string) {
  const query = { q, pageSize: MOST, page: '1' };
  const [members, panelists] = await Promise.all([
    callApi(listMembers, { query }),
    callApi(listPanelists, { query }),
  ]);
  if (isFailure(members)) return members;
  return isFailure(panelists)
    ? panelists
    : { q, members: membersAmong(members.data), panelists: panelists.data };
}

/** Who may owe the next step: those of the meeting, every member and panelist, and anybody of them by address. */
export function AssigneePicker({ booking, value, error, onChange }: Props) {
  const user = useSelector(selectUser);
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 200);
  const { data, failure } = useLoaded(q, () => find(q));
  const { members = [], panelists = [] } = data ?? {};
  const people = assigneesFor({ booking, user, members, panelists, text, chosen: value });
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const searching =
    data?.q === text.trim() ? 'Nobody matches. Write a colleague’s whole address.' : 'Searching…';
  return (
    <Select
      data-autofocus
      label="Who takes the next step"
      placeholder="Name or email"
      required
      searchable
      leftSection={<Search size={14} aria-hidden />}
      searchValue={text}
      onSearchChange={setText}
      data={groupsOf(people)}
      filter={({ options }) => options}
      nothingFoundMessage={failure ? failure.message.join(' ') : searching}
      renderOption={({ option }) => (
        <TwoLines first={option.label} second={byEmail.get(option.value)?.about} />
      )}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
