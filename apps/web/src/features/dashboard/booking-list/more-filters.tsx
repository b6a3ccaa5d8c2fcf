import '#ui/theme/all-components.css';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { ActionIcon, Checkbox, Select, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { readDate } from '#lib/dates/date-input.ts';
import { useAnswer } from '#state/use-answer.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import type { Filters } from './filters.model.ts';
import { JobFilter } from '#features/bookings/job-filter.tsx';
import classes from './more-filters.module.css';
import { BOOKING_LIST } from './booking-list.texts.ts';

type Props = {
  values: Filters;
  /** The reader's current day, at which the calendars open. */
  today: string;
  onChange: (change: Partial<Filters>) => void;
};

const listFeedback = () => [
  { value: 'OWED', label: BOOKING_LIST.feedback.owed() },
  { value: 'OVERDUE', label: BOOKING_LIST.feedback.overdue() },
  { value: 'NONE', label: BOOKING_LIST.feedback.none() },
  { value: 'PARTIAL', label: BOOKING_LIST.feedback.partial() },
  { value: 'COMPLETE', label: BOOKING_LIST.feedback.complete() },
];

/** As many as fit in one answer; anyone else is found with the search field. */
const ALL_PANELISTS = { query: { page: '1', pageSize: '200' } };
/** Earlier than any meeting the product can contain. */
const EARLIEST = '2000-01-01';

/** The filters that are needed now and then. */
export function MoreFilters({ values, today, onChange }: Props) {
  const panelists = useAnswer(listPanelists, ALL_PANELISTS).data?.data ?? [];
  const people = panelists.map(({ displayName, email }) => ({ value: email, label: displayName }));
  const isKnown = people.some(({ value }) => value === values.panelist);
  const choices =
    values.panelist && !isKnown ? [...people, { value: values.panelist, label: values.panelist }] : people;
  return (
    <div className={classes.filters} role="group" aria-label={BOOKING_LIST.more()}>
      <Select
        label={BOOKING_LIST.scorecards()}
        size="xs"
        clearable
        placeholder={BOOKING_LIST.any()}
        data={listFeedback()}
        value={values.feedback || null}
        onChange={(feedback) => onChange({ feedback: feedback ?? '' })}
      />
      <Select
        label={BOOKING_LIST.panelist()}
        size="xs"
        clearable
        searchable
        placeholder={BOOKING_LIST.anyone()}
        data={choices}
        value={values.panelist || null}
        onChange={(panelist) => onChange({ panelist: panelist ?? '' })}
      />
      {values.candidate && (
        <TextInput
          label={BOOKING_LIST.candidate()}
          size="xs"
          readOnly
          value={values.candidate}
          rightSection={
            <ActionIcon
              size={24}
              aria-label={BOOKING_LIST.clearCandidate()}
              title={BOOKING_LIST.clear()}
              onClick={() => onChange({ candidate: '' })}
            >
              <X size={14} />
            </ActionIcon>
          }
        />
      )}
      <JobFilter jdId={values.jd} onChange={(jd) => onChange({ jd })} />
      <DayFilter
        key={`from ${values.from}`}
        label={BOOKING_LIST.from()}
        value={values.from}
        today={today}
        onDay={(from) => onChange({ from })}
      />
      <DayFilter
        key={`to ${values.to}`}
        label={BOOKING_LIST.until()}
        value={values.to}
        today={today}
        onDay={(to) => onChange({ to })}
      />
      <div className={classes.flags}>
        <Checkbox
          size="xs"
          label={BOOKING_LIST.mine()}
          checked={values.mine === 'true'}
          onChange={({ currentTarget }) => onChange({ mine: currentTarget.checked ? 'true' : '' })}
        />
        <Checkbox
          size="xs"
          label={BOOKING_LIST.rescheduled()}
          checked={values.rescheduled === 'true'}
          onChange={({ currentTarget }) => onChange({ rescheduled: currentTarget.checked ? 'true' : '' })}
        />
        <Checkbox
          size="xs"
          label={BOOKING_LIST.unanswered()}
          checked={values.unanswered === 'true'}
          onChange={({ currentTarget }) => onChange({ unanswered: currentTarget.checked ? 'true' : '' })}
        />
      </div>
    </div>
  );
}

type DayProps = { label: string; value: string; today: string; onDay: (day: string) => void };

/** A date field that filters once the date is valid, not while it is being typed. */
function DayFilter({ label, value, today, onDay }: DayProps) {
  const [typed, setTyped] = useState(value);
  const isWrong = typed !== '' && readDate(typed) === null;
  const settle = (text: string) => {
    setTyped(text);
    const day = text === '' ? '' : readDate(text);
    if (day !== null && day === text && day !== value) onDay(day);
  };
  return (
    <DateField
      label={label}
      size="xs"
      value={typed}
      today={EARLIEST}
      opensAt={today}
      error={isWrong ? BOOKING_LIST.noDate() : undefined}
      onChange={settle}
      onLeave={() => undefined}
    />
  );
}
