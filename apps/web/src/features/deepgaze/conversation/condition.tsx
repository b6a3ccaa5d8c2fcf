import { FILTER_KINDS, type Filter, type FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import { ActionIcon, NumberInput, Select, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { BOUND_UNITS, type BoundUnit, filterText, hasValue } from './answer-words.model.ts';
import { ASKING } from './conversation.texts.ts';
import classes from './reading.module.css';
import { FILTER_WORDS } from '../words.texts.ts';

/** Conditions that name resumes are made only by the engine. */
const BY_RESUMES: readonly FilterKind[] = ['PERSON', 'RESUMES'];
const listKinds = () =>
  FILTER_KINDS.filter((kind) => !BY_RESUMES.includes(kind)).map((value) => ({
    value,
    label: FILTER_WORDS[value](),
  }));

/** Whether a condition asks anything; a number without bounds only has to be stated. */
export const isAsked = ({ kind, value }: Filter): boolean => !hasValue(kind) || value.trim() !== '';

type Props = {
  number: number;
  filter: Filter;
  /** What it may be about, if not everything. */
  kinds?: readonly FilterKind[];
  onChange: (filter: Filter) => void;
  onRemove: () => void;
};

/** One condition of the reading: its subject, value and bounds. */
export function Condition({ number, filter, kinds, onChange, onRemove }: Props) {
  const { kind, value } = filter;
  const unit = BOUND_UNITS[kind];
  const remove = (
    <ActionIcon
      size={30}
      aria-label={ASKING.removeOne({ nth: number })}
      title={ASKING.remove()}
      onClick={onRemove}
    >
      <X size={14} aria-hidden />
    </ActionIcon>
  );
  if (BY_RESUMES.includes(kind)) {
    return (
      <div className={classes.condition}>
        <span className="grows small">{filterText(filter)}</span>
        {remove}
      </div>
    );
  }
  return (
    <div
      className={classes.condition}
      role="group"
      aria-label={ASKING.nth({ nth: number, isAbsent: String(filter.isAbsent ?? false) })}
    >
      {filter.isAbsent && <span className="fine medium">{ASKING.not()}</span>}
      <Select
        className={classes.kind}
        size="xs"
        aria-label={ASKING.kind()}
        allowDeselect={false}
        data={listKinds().filter((one) => !kinds || kinds.includes(one.value))}
        value={kind}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => next && onChange(turnedTo(next as FilterKind, filter))}
      />
      {hasValue(kind) && (
        <TextInput
          size="xs"
          flex={1}
          miw={80}
          aria-label={ASKING.value()}
          value={value}
          // Someone who types another value means only that one.
          onChange={({ currentTarget }) =>
            onChange({ ...filter, value: currentTarget.value, others: undefined })
          }
        />
      )}
      {unit && <Bound unit={unit} end="atLeast" filter={filter} onChange={onChange} />}
      {unit && <Bound unit={unit} end="atMost" filter={filter} onChange={onChange} />}
      {remove}
    </div>
  );
}

type BoundProps = Pick<Props, 'filter' | 'onChange'> & { unit: BoundUnit; end: 'atLeast' | 'atMost' };

const sign = (end: BoundProps['end']) =>
  end === 'atLeast' ? { prefix: '≥ ', placeholder: '≥' } : { prefix: '≤ ', placeholder: '≤' };

const Bound = ({ unit, end, filter, onChange }: BoundProps) => (
  <NumberInput
    size="xs"
    w={64}
    aria-label={ASKING.bound({ unit, end })}
    {...(unit === 'Year'
      ? { placeholder: end === 'atLeast' ? ASKING.from() : ASKING.to(), min: 1950, max: 2049 }
      : { ...sign(end), min: 0, max: unit === 'Years' ? 60 : 365 })}
    hideControls
    value={filter[end] ?? ''}
    onChange={(figure) => onChange({ ...filter, [end]: typeof figure === 'number' ? figure : undefined })}
  />
);

const USUAL: Partial<Record<FilterKind, Partial<Filter>>> = {
  YEARS: { atLeast: 1 },
  SKILL_YEARS: { atLeast: 1 },
  NOTICE_PERIOD: { atMost: 30 },
  STAY: { atLeast: 5 },
  GAP: { atLeast: 1 },
};

/** Bounds in years mean nothing in days, so they are kept only between kinds with the same unit. */
function turnedTo(kind: FilterKind, { kind: before, value, atLeast, atMost, isAbsent }: Filter): Filter {
  const kept = BOUND_UNITS[kind] === BOUND_UNITS[before] ? { atLeast, atMost } : USUAL[kind];
  return {
    kind,
    value: hasValue(kind) ? value : '',
    ...(BOUND_UNITS[kind] && kept),
    ...(isAbsent && { isAbsent }),
  };
}
