import {
  ASKED_FIELDS,
  type AskedField,
  type Filter,
  type Interpretation,
} from '@slotwise/contract/deepgaze/questions.schema';
import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ranksByWords, withFilters } from './answer-words.model.ts';
import { Condition, isAsked } from './condition.tsx';
import { ASKING } from './conversation.texts.ts';
import classes from './reading.module.css';
import { FIELD_WORDS } from '../words.texts.ts';

type Props = { interpretation: Interpretation; onAsk: (changed: Interpretation) => void };

const listJoins = () => [
  { value: 'ALL', label: ASKING.all() },
  { value: 'ANY', label: ASKING.any() },
  { value: 'MOST', label: ASKING.most() },
];
const MOST = 12;

/** Edits how a question is read, condition by condition, and asks it again. */
export function ReadingForm({ interpretation, onAsk }: Props) {
  const [reading, setReading] = useState(interpretation);
  const { filters, join } = reading;
  const hasWords = ranksByWords(interpretation);
  const words = hasWords ? reading.words : '';
  const setFilters = (next: Filter[]) => setReading({ ...reading, filters: next });
  const change = (at: number, filter: Filter) =>
    setFilters(filters.map((one, index) => (index === at ? filter : one)));
  const kept = filters.filter(isAsked);
  const isQuestion = kept.length > 0 || words.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isQuestion) onAsk(withFilters(reading, kept));
  };
  return (
    <form className="stack gap-sm" aria-label={ASKING.howRead()} onSubmit={submit}>
      <Asked reading={reading} onChange={setReading} />
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
        {ASKING.add()}
      </Button>
      {filters.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={ASKING.join()}
          data={listJoins()}
          value={join}
          onChange={(next) => setReading({ ...reading, join: next as Interpretation['join'] })}
        />
      )}
      {hasWords && (
        <TextInput
          size="xs"
          label={ASKING.words()}
          value={words}
          onChange={({ currentTarget }) => setReading({ ...reading, words: currentTarget.value })}
        />
      )}
      <Group justify="flex-end">
        <Button size="xs" type="submit" disabled={!isQuestion}>
          {ASKING.again()}
        </Button>
      </Group>
    </form>
  );
}

const listAsked = () => [
  { value: 'FIND', label: ASKING.who() },
  { value: 'COUNT', label: ASKING.howMany() },
  ...ASKED_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value]() })),
];

type AskedProps = { reading: Interpretation; onChange: (reading: Interpretation) => void };

/** What is asked about those who meet the conditions. Comparing, and ranking by words, are other questions. */
function Asked({ reading, onChange }: AskedProps) {
  const { op, field, otherFields: _others, job: _job, ...rest } = reading;
  if (op !== 'FIND' && op !== 'COUNT' && op !== 'FIELD') return null;
  const choose = (asked: string) =>
    onChange(
      asked === 'FIND' || asked === 'COUNT'
        ? { ...rest, op: asked }
        : { ...rest, op: 'FIELD', field: asked as AskedField },
    );
  return (
    <Select
      size="xs"
      label={ASKING.asked()}
      allowDeselect={false}
      data={listAsked()}
      value={op === 'FIELD' ? (field ?? 'FIND') : op}
      comboboxProps={{ withinPortal: false }}
      onChange={(asked) => asked && choose(asked)}
    />
  );
}
