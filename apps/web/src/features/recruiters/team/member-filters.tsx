import { ROLES } from '@slotwise/contract/permissions';
import { ACCOUNT_STATUSES } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Button, Select } from '@mantine/core';
import { X } from 'lucide-react';
import { SearchField } from '#ui/fields/search-field.tsx';
import classes from './member-filters.module.css';
import { STATE_WORDS } from './member-words.model.ts';
import { SORT_CHOICES, type Filters } from './team-query.model.ts';

const ROLE_CHOICES = [
  { value: '', label: 'Any role' },
  ...ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] })),
];
const STATE_CHOICES = [
  { value: '', label: 'Any state' },
  ...ACCOUNT_STATUSES.map((state) => ({ value: state, label: STATE_WORDS[state].word })),
];

type Props = {
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
};

export function MemberFilters({ values, onChange, onClear }: Props) {
  return (
    <search className={classes.filters} aria-label="Members">
      <SearchField
        label="Search members"
        placeholder="Name, email, designation"
        value={values.q}
        onSearch={(q) => onChange({ q })}
      />
      <Select
        size="xs"
        w={140}
        aria-label="Role"
        allowDeselect={false}
        data={ROLE_CHOICES}
        value={values.role}
        onChange={(role) => onChange({ role: role ?? '' })}
      />
      <Select
        size="xs"
        w={132}
        aria-label="State"
        allowDeselect={false}
        data={STATE_CHOICES}
        value={values.state}
        onChange={(state) => onChange({ state: state ?? '' })}
      />
      <Select
        className={classes.sort}
        size="xs"
        w={140}
        aria-label="Sort"
        allowDeselect={false}
        data={SORT_CHOICES}
        value={values.sort}
        onChange={(sort) => onChange({ sort: sort ?? '' })}
      />
      {(values.q || values.role || values.state) && (
        <Button size="xs" variant="subtle" leftSection={<X size={13} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
