import {
  FILTER_KINDS,
  type Filter,
  type FilterKind,
  type Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import { ActionIcon, Button, Group, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { FILTER_WORDS } from '../deepgaze-words.model.ts';
import { filterText, ranksByWords, withFilters } from './answer-words.model.ts';
import classes from './reading.module.css';

type Props = { interpretation: Interpretation; onAsk: (changed: Interpretation) => void };

/** Those that name resumes are made by the engine alone. */
const BY_RESUMES: readonly FilterKind[] = ['PERSON', 'RESUMES'];
const KINDS = FILTER_KINDS.filter((kind) => !BY_RESUMES.includes(kind)).map((value) => ({
  value,
  label: FILTER_WORDS[value],
}));
const JOINS = [
  { value: 'ALL', label: 'All have to hold' },
  { value: 'ANY', label: 'One is enough' },
];
const MOST = 12;
const hasYears = (kind: FilterKind) => kind === 'YEARS' || kind === 'SKILL_YEARS';

/** Changes how a question is read, condition by condition, and asks it again. */
export function ReadingForm({ interpretation, onAsk }: Props) {
  const [reading, setReading] = useState(interpretation);
  const { filters, join } = reading;
  const hasWords = ranksByWords(interpretation);
  const words = hasWords ? reading.words : '';
  const setFilters = (next: Filter[]) => setReading({ ...reading, filters: next });
  const change = (at: number, filter: Filter) =>
    setFilters(filters.map((one, index) => (index === at ? filter : one)));
  const kept = filters.filter(({ kind, value }) => value.trim() || kind === 'YEARS');
  const isQuestion = kept.length > 0 || words.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isQuestion) onAsk(withFilters(reading, kept));
  };
  return (
    <form className={classes.form} aria-label="How the question is read" onSubmit={submit}>
      {filters.map((filter, index) => (
        <Condition
          key={index}
          number={index + 1}
          filter={filter}
          onChange={(next) => change(index, next)}
          onRemove={() => setFilters(filters.filter((one) => one !== filter))}
        />
      ))}
      <Button
        className={classes.add}
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={13} aria-hidden />}
        disabled={filters.length >= MOST}
        onClick={() => setFilters([...filters, { kind: 'SKILL', value: '' }])}
      >
        Add a condition
      </Button>
      {filters.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label="How the conditions go together"
          data={JOINS}
          value={join}
          onChange={(next) => setReading({ ...reading, join: next as Interpretation['join'] })}
        />
      )}
      {hasWords && (
        <TextInput
          size="xs"
          label="Words to look for anywhere"
          value={words}
          onChange={({ currentTarget }) => setReading({ ...reading, words: currentTarget.value })}
        />
      )}
      <Group justify="flex-end">
        <Button size="xs" type="submit" disabled={!isQuestion}>
          Ask again
        </Button>
      </Group>
    </form>
  );
}

type ConditionProps = {
  number: number;
  filter: Filter;
  onChange: (filter: Filter) => void;
  onRemove: () => void;
};

function Condition({ number, filter, onChange, onRemove }: ConditionProps) {
  const { kind, value, atLeast } = filter;
  const remove = (
    <ActionIcon size={30} aria-label={`Remove condition ${number}`} title="Remove" onClick={onRemove}>
      <X size={14} aria-hidden />
    </ActionIcon>
  );
  if (BY_RESUMES.includes(kind)) {
    return (
      <div className={classes.condition}>
        <span className={classes.fixed}>{filterText(filter)}</span>
        {remove}
      </div>
    );
  }
  return (
    <div className={classes.condition} role="group" aria-label={`Condition ${number}`}>
      <Select
        size="xs"
        w={116}
        aria-label="What it is about"
        allowDeselect={false}
        data={KINDS}
        value={kind}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => next && onChange(turnedTo(next as FilterKind, filter))}
      />
      {kind !== 'YEARS' && (
        <TextInput
          size="xs"
          flex={1}
          aria-label="Value"
          value={value}
          // Whoever writes another value means that one alone.
          onChange={({ currentTarget }) =>
            onChange({ ...filter, value: currentTarget.value, others: undefined })
          }
        />
      )}
      {hasYears(kind) && (
        <NumberInput
          size="xs"
          w={84}
          aria-label="Years at least"
          prefix="≥ "
          min={0}
          max={60}
          hideControls
          value={atLeast ?? ''}
          onChange={(years) =>
            onChange({ ...filter, atLeast: typeof years === 'number' ? years : undefined })
          }
        />
      )}
      {remove}
    </div>
  );
}

const turnedTo = (kind: FilterKind, { value, atLeast, isAbsent }: Filter): Filter => ({
  kind,
  value: kind === 'YEARS' ? '' : value,
  ...(hasYears(kind) && { atLeast: atLeast ?? 1 }),
  ...(isAbsent && { isAbsent }),
});
