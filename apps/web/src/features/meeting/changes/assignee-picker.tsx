import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { membersAmong } from '@slotwise/contract/recruiters/members.rules';
import { Select } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import { explainEmpty, useFoundAsTyped } from '#state/use-found-as-typed.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { assigneesFor, toGroups } from './assignees.model.ts';
import { CHANGES } from './changes.texts.ts';

type Props = {
  booking: ViewedBooking;
  value: string | null;
  error: string;
  onChange: (email: string | null) => void;
};

const MOST = '20';

const toRequest = (q: string) => ({ query: { q, pageSize: MOST, page: '1' } });

/** Who may take the next step: people of the meeting, every member and panelist, and any of them by address. */
export function AssigneePicker({ booking, value, error, onChange }: Props) {
  const user = useSelector(selectUser);
  const [text, setText] = useState('');
  const foundMembers = useFoundAsTyped(listMembers, text, toRequest);
  const foundPanelists = useFoundAsTyped(listPanelists, text, toRequest);
  const members = membersAmong(foundMembers.data?.data ?? []);
  const panelists = foundPanelists.data?.data ?? [];
  const people = assigneesFor({ booking, user, members, panelists, text, chosen: value });
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const both = {
    failure: foundMembers.failure ?? foundPanelists.failure,
    isCurrent: foundMembers.isCurrent && foundPanelists.isCurrent,
  };
  return (
    <Select
      data-autofocus
      label={CHANGES.who()}
      placeholder={CHANGES.search()}
      required
      searchable
      leftSection={<Search size={14} aria-hidden />}
      searchValue={text}
      onSearchChange={setText}
      data={toGroups(people)}
      filter={({ options }) => options}
      nothingFoundMessage={explainEmpty(both, CHANGES.noMatch())}
      renderOption={({ option }) => (
        <TwoLines first={option.label} second={byEmail.get(option.value)?.about} />
      )}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
