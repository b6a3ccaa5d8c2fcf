import { PANEL_LEVELS, PANEL_STATUSES } from '@slotwise/contract/panelists/panelists.schema';
import { Autocomplete, Select } from '@mantine/core';
import { useState } from 'react';
import { LEVEL_WORDS } from '#features/bookings/panel/levels.texts.ts';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { listSorts } from './panelist-sort.model.ts';
import { PANELISTS, STATUS_WORDS } from './panelists.texts.ts';

export type PanelistFilterValues = { q: string; status: string; level: string; skill: string; sort: string };

const listStatuses = () => [
  { value: '', label: PANELISTS.anyStatus() },
  ...PANEL_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value]() })),
];

const listLevels = () => [
  { value: '', label: PANELISTS.anyLevel() },
  ...PANEL_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value]() })),
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
      label={PANELISTS.title()}
      active={Boolean(values.q || values.status || values.level || values.skill)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label={PANELISTS.search()}
          placeholder={PANELISTS.searchHint()}
          value={values.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <Select
        size="xs"
        w={132}
        aria-label={PANELISTS.status()}
        allowDeselect={false}
        data={listStatuses()}
        value={values.status}
        onChange={(status) => onChange({ status: status ?? '' })}
      />
      <Select
        size="xs"
        w={118}
        aria-label={PANELISTS.level()}
        allowDeselect={false}
        data={listLevels()}
        value={values.level}
        onChange={(level) => onChange({ level: level ?? '' })}
      />
      <SkillFilter
        key={values.skill}
        skill={values.skill}
        known={knownSkills}
        onChoose={(skill) => onChange({ skill })}
      />
      <Select
        className="only-on-phones"
        size="xs"
        w={150}
        aria-label={PANELISTS.sort()}
        allowDeselect={false}
        data={listSorts()}
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
      aria-label={PANELISTS.skill()}
      placeholder={PANELISTS.anySkill()}
      data={known}
      value={text}
      onChange={setText}
      onOptionSubmit={choose}
      onBlur={() => choose(text)}
      onKeyDown={({ key }) => key === 'Enter' && choose(text)}
    />
  );
}
