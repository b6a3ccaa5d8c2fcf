import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import {
  PARSE_STATES,
  RESUME_FLAGS,
  type RESUME_SORTS,
} from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { Select } from '@mantine/core';
import { CsvButton } from '#ui/csv-button.tsx';
import { SearchField } from '#ui/search-field.tsx';

import classes from './resumes.module.css';

type Values = { q: string; state: string; flag: string; sort: string };
type Props = {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
  onExport: () => Promise<unknown>;
};

const STATES = PARSE_STATES.map((value) => ({ value, label: PARSE_STATE_WORDS[value] }));
const FLAGS = RESUME_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] }));
const SORT_WORDS: Record<(typeof RESUME_SORTS)[number], string> = {
  FILE: 'As in the zip',
  NAME: 'By name',
  EXPERIENCE: 'By years',
  LOCATION: 'By city',
};
const SORTS = Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }));

/** Narrows and orders the list. Resumes are in no order of worth: that is for people. */
export function ResumeFilters({ values, onChange, onExport }: Props) {
  return (
    <div className={classes.filters} role="search" aria-label="Resumes">
      <div className={classes.search}>
        <SearchField
          label="Search resumes"
          placeholder="Name, skill, employer, city"
          value={values.q}
          w={600}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Choice label="File" data={STATES} value={values.state} onChange={(state) => onChange({ state })} />
      <Choice label="Remarks" data={FLAGS} value={values.flag} onChange={(flag) => onChange({ flag })} />
      <Select
        size="xs"
        w={122}
        aria-label="Order"
        allowDeselect={false}
        data={SORTS}
        value={values.sort || 'FILE'}
        onChange={(sort) => onChange({ sort: sort === 'FILE' || !sort ? '' : sort })}
      />
      <CsvButton of="resumes" onExport={onExport} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, data, value, onChange }: ChoiceProps) => (
  <Select
    size="xs"
    w={112}
    aria-label={label}
    placeholder={label}
    clearable
    clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
    data={data}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
  />
);
