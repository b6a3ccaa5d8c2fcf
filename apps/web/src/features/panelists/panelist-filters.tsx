import { Autocomplete, Select } from '@mantine/core';
import { useState } from 'react';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import classes from './panelist-filters.module.css';
import { SORT_CHOICES } from './panelist-sort.model.ts';

export type PanelistFilterValues = { q: string; status: string; skill: string; sort: string };

const STATUSES = [
  { value: '', label: 'Any status' },
  { value: 'INVITED', label: 'Invited' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
];

type Props = {
  values: PanelistFilterValues;
  knownSkills: string[];
  onChange: (changes: Partial<PanelistFilterValues>) => void;
  onClear: () => void;
};

export function PanelistFilters({ values, knownSkills, onChange, onClear }: Props) {
  return (
    <FilterBar
      label="Panelists"
      active={Boolean(values.q || values.status || values.skill)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label="Search panelists"
          placeholder="Name, email, designation"
          value={values.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <Select
        size="xs"
        w={132}
        aria-label="Status"
        allowDeselect={false}
        data={STATUSES}
        value={values.status}
        onChange={(status) => onChange({ status: status ?? '' })}
      />
      <SkillFilter
        key={values.skill}
        skill={values.skill}
        known={knownSkills}
        onChoose={(skill) => onChange({ skill })}
      />
      <Select
        className={classes.sort}
        size="xs"
        w={150}
        aria-label="Sort"
        allowDeselect={false}
        data={SORT_CHOICES}
        value={values.sort}
        onChange={(sort) => onChange({ sort: sort ?? '' })}
      />
    </FilterBar>
  );
}

type SkillProps = { skill: string; known: string[]; onChoose: (skill: string) => void };

function SkillFilter({ skill, known, onChoose }: SkillProps) {
  const [text, setText] = useState(skill);
  const choose = (value: string) => {
    if (value.trim() !== skill) onChoose(value.trim());
  };
  return (
    <Autocomplete
      size="xs"
      w={150}
      aria-label="Skill"
      placeholder="Any skill"
      data={known}
      value={text}
      onChange={setText}
      onOptionSubmit={choose}
      onBlur={() => choose(text)}
      onKeyDown={({ key }) => key === 'Enter' && choose(text)}
    />
  );
}
