import { ActionIcon, Button, Input } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { LIMITS } from '@slotwise/contract/limits';
import { useFocusOfNewLine } from '#lib/use-focus-of-new-line.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { EMPTY_WINDOW, type TypedWindow } from '../meeting-values/candidate-times.model.ts';
import classes from './candidate-times.module.css';
import { PARTS } from '../meeting-parts.texts.ts';

type Typed = { windows: TypedWindow[]; windowsZone: string };

type Props = Typed & {
  /** The zone the first time is entered in: the candidate's, if known. */
  usualZone: string;
  /** By 'index.field'; the empty name holds what is wrong with all of them. */
  findError: (field: string) => ReactNode;
  texts?: Texts;
  most?: number;
  onChange: (typed: Typed) => void;
};

/** Whose times they are, what having none means, and how to add one. */
type Texts = { label: string; none: string; add: string };

const toCandidateTexts = (): Texts => ({
  label: PARTS.candidateTimes(),
  none: PARTS.noTimes(),
  add: PARTS.addTimes(),
});

/** The times at which someone can come; by default the candidate. */
export function CandidateTimes({
  windows,
  windowsZone,
  usualZone,
  findError,
  texts = toCandidateTexts(),
  most = LIMITS.candidateWindowsMax,
  onChange,
}: Props) {
  const labelId = useId();
  const timeZone = windowsZone || usualZone;
  const today = wallTimeAt(useNow(), timeZone).slice(0, 10);
  const { root, noteAdded } = useFocusOfNewLine(windows.length);
  const set = (index: number, change: Partial<TypedWindow>) =>
    onChange({
      windows: windows.map((one, i) => (i === index ? { ...one, ...change } : one)),
      windowsZone: timeZone,
    });
  return (
    <div ref={root} role="group" aria-labelledby={labelId}>
      <p id={labelId} className="small medium">
        {texts.label}
      </p>
      {windows.length === 0 && <p className="caption">{texts.none}</p>}
      {windows.map((one, i) => (
        // Lines are added and removed but never reordered, so their index identifies them.
        <div key={i} className={classes.line} role="group" aria-label={PARTS.timeNumber({ number: i + 1 })}>
          <DateField
            label={PARTS.day()}
            today={today}
            value={one.date}
            onChange={(date) => set(i, { date })}
            error={findError(`${i}.date`)}
          />
          <TimeField
            label={PARTS.from()}
            value={one.from}
            onChange={(from) => set(i, { from })}
            error={findError(`${i}.from`)}
          />
          <TimeField
            label={PARTS.until()}
            value={one.until}
            onChange={(until) => set(i, { until })}
            error={findError(`${i}.until`)}
          />
          <ActionIcon
            size={36}
            aria-label={PARTS.removeTime({ number: i + 1 })}
            title={PARTS.remove()}
            onClick={() => onChange({ windows: windows.filter((_, other) => other !== i), windowsZone })}
          >
            <X size={15} />
          </ActionIcon>
        </div>
      ))}
      {windows.length > 0 && (
        <div className={classes.zone}>
          <TimeZoneSelect
            label={PARTS.timesIn()}
            allowDeselect={false}
            value={timeZone}
            onChange={(zone) => onChange({ windows, windowsZone: zone })}
          />
        </div>
      )}
      {findError('') && <Input.Error>{findError('')}</Input.Error>}
      {windows.length < most && (
        <Button
          mt={8}
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => {
            noteAdded();
            onChange({ windows: [...windows, nextWindow(windows)], windowsZone: timeZone });
          }}
        >
          {texts.add}
        </Button>
      )}
    </div>
  );
}

/** Further times are often at the same hours. */
function nextWindow(windows: TypedWindow[]): TypedWindow {
  const last = windows.at(-1);
  return last ? { ...last, date: '' } : EMPTY_WINDOW;
}
