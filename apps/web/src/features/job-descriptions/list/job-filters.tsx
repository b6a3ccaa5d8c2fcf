import { JD_SORTS } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { JD_STATUSES } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { JD_STATUS_WORDS } from '@slotwise/contract/words';
import { Select } from '@mantine/core';
import { ChecklistFilter } from '#ui/fields/checklist-filter.tsx';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { isFiltered, statusesIn, type Filters, type JobTab } from './jobs-query.model.ts';
import { JOBS, SORT_WORDS } from '../jobs.texts.ts';

const listSorts = () => JD_SORTS.map((value) => ({ value, label: SORT_WORDS[value]() }));

/** Jobs shared by clients are never drafts. */
const SHARED_STATUSES = JD_STATUSES.filter((status) => status !== 'DRAFT');

type Props = {
  tab: JobTab;
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
  onClear: () => void;
};

export function JobFilters({ tab, values, onChange, onClear }: Props) {
  return (
    <FilterBar
      label={JOBS.title()}
      active={isFiltered(values)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label={JOBS.search()}
          placeholder={JOBS.searchHint()}
          value={values.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <ChecklistFilter
        label={JOBS.status()}
        choices={tab === 'own' ? JD_STATUSES : SHARED_STATUSES}
        words={JD_STATUS_WORDS}
        chosen={statusesIn(values.status)}
        onChange={(statuses) => onChange({ status: statuses.join(',') })}
      />
      <Select
        size="xs"
        w={150}
        aria-label={JOBS.order()}
        allowDeselect={false}
        data={listSorts()}
        value={values.sort || '-createdAt'}
        onChange={(sort) => onChange({ sort: sort === '-createdAt' ? '' : (sort ?? '') })}
      />
    </FilterBar>
  );
}
