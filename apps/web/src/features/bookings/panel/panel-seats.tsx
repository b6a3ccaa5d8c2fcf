import type { JobRound } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { ActionIcon, Input, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { printClock } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { ChosenTime } from '../meeting-values/meeting-values.model.ts';
import classes from './panel-seats.module.css';
import { levelText } from './level-text.model.ts';
import { PanelistPicker } from './panelist-picker.tsx';
import { newSeat, seatKey, type Seat } from '../meeting-values/seat.model.ts';
import { PARTS } from '../meeting-parts.texts.ts';

type Props = {
  panel: Seat[];
  /** The job's round, which says who fits. */
  round?: Pick<JobRound, 'panelTags' | 'requiredCount'> | null;
  /** The chosen time, to show each panelist's local time. */
  time: Pick<ChosenTime, 'start'> | null;
  now: number;
  error?: ReactNode;
  onChange: (panel: Seat[]) => void;
};

/** The seats of a panel, with a search to add more. */
export function PanelSeats({ panel, round = null, time, now, error, onChange }: Props) {
  const setRequired = (index: number, required: boolean) =>
    onChange(panel.map((seat, i) => (i === index ? { ...seat, required } : seat)));

  return (
    <>
      <PanelistPicker
        taken={panel}
        wanted={round}
        onAdd={(panelist) => onChange([...panel, newSeat(panelist)])}
        error={error}
      />
      {panel.length === 0 ? (
        <p className="mt-xs small dimmed">{PARTS.noPanel()}</p>
      ) : (
        <ul className="mt-sm framed container" aria-label={PARTS.panel()}>
          {panel.map((seat, i) => (
            <SeatRow
              key={seatKey(seat)}
              seat={seat}
              localTime={toLocalTime(seat, time, now)}
              onRequired={(required) => setRequired(i, required)}
              onRemove={() => onChange(panel.filter((_, other) => other !== i))}
            />
          ))}
        </ul>
      )}
      {error && <Input.Error>{error}</Input.Error>}
    </>
  );
}

/** 'Stockholm (CET) · 10:30' at the chosen time; only the zone if there is none. */
function toLocalTime({ timeZone, email }: Seat, time: Pick<ChosenTime, 'start'> | null, now: number) {
  if (!timeZone) return email;
  const zone = zoneLabel(timeZone, time?.start ?? now);
  return time ? `${zone} · ${printClock(wallTimeAt(time.start, timeZone))}` : zone;
}

type SeatProps = {
  seat: Seat;
  localTime: string;
  onRequired: (required: boolean) => void;
  onRemove: () => void;
};

function SeatRow({ seat, localTime, onRequired, onRemove }: SeatProps) {
  const { name, designation, level } = seat;
  const facts = [levelText(level), localTime, designation];
  return (
    <li className={classes.seat}>
      <Avatar name={name} />
      <TwoLines first={name} second={<span className="tabular">{facts.filter(Boolean).join(' · ')}</span>} />
      <Switch
        size="xs"
        label={PARTS.required()}
        aria-label={PARTS.isRequired({ name })}
        checked={seat.required}
        onChange={({ currentTarget }) => onRequired(currentTarget.checked)}
      />
      <ActionIcon
        size={28}
        aria-label={PARTS.removeName({ name })}
        title={PARTS.removeName({ name })}
        onClick={onRemove}
      >
        <X size={15} />
      </ActionIcon>
    </li>
  );
}
