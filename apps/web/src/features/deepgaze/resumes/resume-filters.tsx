import { FLAG_WORDS, PARSE_STATE_WORDS } from '@slotwise/contract/words';
import { type ListedState, RESUME_FLAGS, RESUME_SORTS } from '@slotwise/contract/deepgaze/resumes.schema';
import { Checkbox, Select, type ComboboxData } from '@mantine/core';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { UNREAD_STATES } from '../deepgaze-words.model.ts';
import { listNoticeLimits } from './notice.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import { SORT_WORDS } from '../words.texts.ts';
import classes from './resumes.module.css';

type Values = Record<'q' | 'state' | 'flag' | 'notice' | 'answer' | 'sort', string>;
type Props = {
  values: Values;
  /** The last answer, if it lists people. */
  answerId: string | null | undefined;
  onChange: (changes: Partial<Values>) => void;
  onExport: () => Promise<unknown>;
};

const stateWord = (state: ListedState) => (state === 'UNREAD' ? DEEPGAZE.unread() : PARSE_STATE_WORDS[state]);
const named = (states: ListedState[]) => states.map((value) => ({ value, label: stateWord(value) }));
const listStates = () => [
  { group: DEEPGAZE.outcomes(), items: named(['OK', 'UNREAD', 'DUPLICATE', 'QUEUED']) },
  { group: DEEPGAZE.reasons(), items: named(UNREAD_STATES) },
];
const FLAGS = RESUME_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] }));
const listSorts = () => RESUME_SORTS.map((value) => ({ value, label: SORT_WORDS[value]() }));

/** A dropdown wider than its field if its words need it, so that none is broken. */
const LIST = { width: 'max-content', position: 'bottom-start' } as const;

/** Filters and sorts the list. There is no order of merit: judging is for people. */
export function ResumeFilters({ values, answerId, onChange, onExport }: Props) {
  return (
    <div className={classes.filters} role="search" aria-label={DEEPGAZE.resumes()}>
      <SearchField
        label={DEEPGAZE.search()}
        placeholder={DEEPGAZE.searchHint()}
        value={values.q}
        w="100%"
        onSearch={(q) => onChange({ q })}
      />
      <CsvButton of="resumes" onExport={onExport} />
      <div className={classes.choices}>
        <Choice
          label={DEEPGAZE.file()}
          any={DEEPGAZE.anyFile()}
          data={listStates()}
          value={values.state}
          onChange={(state) => onChange({ state })}
        />
        <Choice
          label={DEEPGAZE.remark()}
          any={DEEPGAZE.anyRemark()}
          data={FLAGS}
          value={values.flag}
          onChange={(flag) => onChange({ flag })}
        />
        <Choice
          label={DEEPGAZE.noticeFilter()}
          any={DEEPGAZE.anyNotice()}
          data={listNoticeLimits()}
          value={values.notice}
          onChange={(notice) => onChange({ notice })}
        />
        <Select
          size="xs"
          aria-label={DEEPGAZE.order()}
          allowDeselect={false}
          data={listSorts()}
          comboboxProps={LIST}
          value={values.sort || 'FILE'}
          onChange={(sort) => onChange({ sort: sort === 'FILE' || !sort ? '' : sort })}
        />
      </div>
      {answerId && (
        <Checkbox
          size="xs"
          label={DEEPGAZE.ofAnswer()}
          checked={values.answer !== ''}
          onChange={({ currentTarget }) => onChange({ answer: currentTarget.checked ? answerId : '' })}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** The label for no choice. */
  any: string;
  data: ComboboxData;
  value: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, any, data, value, onChange }: ChoiceProps) => (
  <Select
    size="xs"
    aria-label={label}
    placeholder={any}
    clearable
    clearButtonProps={{ 'aria-label': any }}
    data={data}
    comboboxProps={LIST}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
  />
);
