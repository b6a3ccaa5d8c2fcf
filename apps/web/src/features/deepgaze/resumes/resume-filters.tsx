import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import {
  type ListedState,
  RESUME_FLAGS,
  type RESUME_SORTS,
} from '@slotwise/contract/deepgaze/resumes.schema';
import { Checkbox, Select, type ComboboxData } from '@mantine/core';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { UNREAD_ADVICE } from '../deepgaze-words.model.ts';
import { NOTICE_LIMITS } from './notice.model.ts';
import classes from './resumes.module.css';

type Values = Record<'q' | 'state' | 'flag' | 'notice' | 'answer' | 'sort', string>;
type Props = {
  values: Values;
  /** The last answer, where it has people. */
  answerId: string | null | undefined;
  onChange: (changes: Partial<Values>) => void;
  onExport: () => Promise<unknown>;
};

const STATE_WORDS: Record<ListedState, string> = { ...PARSE_STATE_WORDS, UNREAD: 'Could not be read' };
const named = (states: ListedState[]) => states.map((value) => ({ value, label: STATE_WORDS[value] }));
const STATES = [
  { group: 'What became of it', items: named(['OK', 'UNREAD', 'DUPLICATE', 'QUEUED']) },
  { group: 'Why it could not be read', items: named(Object.keys(UNREAD_ADVICE) as ListedState[]) },
];
const FLAGS = RESUME_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] }));
const SORT_WORDS: Record<(typeof RESUME_SORTS)[number], string> = {
  FILE: 'As in the zip',
  NAME: 'By name',
  EXPERIENCE: 'By years',
  LOCATION: 'By city',
  NOTICE: 'By notice',
};
const SORTS = Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }));

/** A list that is wider than its field where its words are, so that none of them is broken. */
const LIST = { width: 'max-content', position: 'bottom-start' } as const;

/** Narrows and orders the list. Resumes are in no order of worth: that is for people. */
export function ResumeFilters({ values, answerId, onChange, onExport }: Props) {
  return (
    <div className={classes.filters} role="search" aria-label="Resumes">
      <SearchField
        label="Search resumes"
        placeholder="Name, skill, employer, city"
        value={values.q}
        w="100%"
        onSearch={(q) => onChange({ q })}
      />
      <CsvButton of="resumes" onExport={onExport} />
      <div className={classes.choices}>
        <Choice label="File" data={STATES} value={values.state} onChange={(state) => onChange({ state })} />
        <Choice label="Remark" data={FLAGS} value={values.flag} onChange={(flag) => onChange({ flag })} />
        <Choice
          label="Minimum notice"
          data={NOTICE_LIMITS}
          value={values.notice}
          onChange={(notice) => onChange({ notice })}
        />
        <Select
          size="xs"
          aria-label="Order"
          allowDeselect={false}
          data={SORTS}
          comboboxProps={LIST}
          value={values.sort || 'FILE'}
          onChange={(sort) => onChange({ sort: sort === 'FILE' || !sort ? '' : sort })}
        />
      </div>
      {answerId && (
        <Checkbox
          size="xs"
          label="Only those of the answer"
          checked={values.answer !== ''}
          onChange={({ currentTarget }) => onChange({ answer: currentTarget.checked ? answerId : '' })}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  data: ComboboxData;
  value: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, data, value, onChange }: ChoiceProps) => (
  <Select
    size="xs"
    aria-label={label}
    placeholder={`Any ${label.toLowerCase()}`}
    clearable
    clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
    data={data}
    comboboxProps={LIST}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
  />
);
