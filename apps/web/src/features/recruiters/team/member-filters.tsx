import { ROLES } from '@slotwise/contract/permissions';
import { ACCOUNT_STATUSES } from '@slotwise/contract/recruiters/recruiters.schema';
import { ROLE_WORDS } from '@slotwise/contract/words';
import { Select } from '@mantine/core';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';

import { listSorts, type Filters } from './team-query.model.ts';
import { TEAM, STATUS_WORDS } from './team.texts.ts';

const listRoles = () => [
  { value: '', label: TEAM.anyRole() },
  ...ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role] })),
];
const listStatuses = () => [
  { value: '', label: TEAM.anyStatus() },
  ...ACCOUNT_STATUSES.map((state) => ({ value: state, label: STATUS_WORDS[state]() })),
];

type Props = {
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
};

export function MemberFilters({ values, onChange, onClear }: Props) {
  return (
    <FilterBar
      label={TEAM.members()}
      active={Boolean(values.q || values.role || values.state)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label={TEAM.search()}
          placeholder={TEAM.searchHint()}
          value={values.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <Select
        size="xs"
        w={140}
        aria-label={TEAM.role()}
        allowDeselect={false}
        data={listRoles()}
        value={values.role}
        onChange={(role) => onChange({ role: role ?? '' })}
      />
      <Select
        size="xs"
        w={132}
        aria-label={TEAM.status()}
        allowDeselect={false}
        data={listStatuses()}
        value={values.state}
        onChange={(state) => onChange({ state: state ?? '' })}
      />
      <Select
        className="only-on-phones"
        size="xs"
        w={140}
        aria-label={TEAM.sort()}
        allowDeselect={false}
        data={listSorts()}
        value={values.sort}
        onChange={(sort) => onChange({ sort: sort ?? '' })}
      />
    </FilterBar>
  );
}
