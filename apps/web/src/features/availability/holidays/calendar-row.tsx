import type { HolidayCalendar, HolidayCalendarUpdate } from '@slotwise/contract/availability/holidays.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { ActionIcon, Button, Input, Menu } from '@mantine/core';
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { findRefusal } from '#ui/file-drop/file-limits.ts';
import { Tag } from '#ui/text/tag.tsx';
import { HOLIDAY_FILE } from '../calendar-file.model.ts';
import { ReplaceFile } from '../replace-file.tsx';
import { HolidayDays } from './holiday-days.tsx';
import { followersText, nextText } from './holiday-words.model.ts';
import { HOLIDAYS } from './holidays.texts.ts';
import classes from './holidays.module.css';

type Props = {
  calendar: HolidayCalendar;
  mayChange: boolean;
  onChange: (update: HolidayCalendarUpdate) => Promise<object | Failure>;
  onRemove: () => void;
};

/** One calendar: whose it is, what comes next, and its days on demand. */
export function CalendarRow({ calendar, mayChange, onChange, onRemove }: Props) {
  const { calendarId, name, isDefault, version } = calendar;
  const today = wallTimeAt(useNow(), useViewerZone()).slice(0, 10);
  const daysId = useId();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const replace = async (file: File) => {
    const bring = async () => onChange({ calendarId, version, ics: await file.text() });
    const answer = findRefusal(file, HOLIDAY_FILE) ?? (await bring());
    setRefusal(isFailure(answer) ? answer.message.join(' ') : '');
  };
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="divided">
      <div className={classes.row}>
        <div className={classes.words}>
          <p className={classes.name}>
            {name} {isDefault && <Tag tone="good">{HOLIDAYS.isDefault()}</Tag>}
          </p>
          <p className={classes.facts}>
            {nextText(calendar, today)} · {followersText(calendar)}
          </p>
          {refusal && <Input.Error role="alert">{refusal}</Input.Error>}
        </div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Arrow size={14} aria-hidden />}
          aria-label={HOLIDAYS.daysOf({ name })}
          aria-expanded={isOpen}
          aria-controls={daysId}
          onClick={() => setOpen(!isOpen)}
        >
          {HOLIDAYS.days()}
        </Button>
        {mayChange && calendar.source === 'FILE' && (
          <ReplaceFile name={name} onFile={(file) => void replace(file)} />
        )}
        {mayChange && (
          <More
            name={name}
            isDefault={isDefault}
            onDefault={() => void onChange({ calendarId, version, isDefault: !isDefault })}
            onRemove={onRemove}
          />
        )}
      </div>
      <div id={daysId} hidden={!isOpen}>
        {isOpen && <HolidayDays calendar={calendar} today={today} />}
      </div>
    </li>
  );
}

type MoreProps = { name: string; isDefault: boolean; onDefault: () => void; onRemove: () => void };

const More = ({ name, isDefault, onDefault, onRemove }: MoreProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon size={28} aria-label={HOLIDAYS.more({ name })}>
        <Ellipsis size={15} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={onDefault}>{isDefault ? HOLIDAYS.noDefault() : HOLIDAYS.makeDefault()}</Menu.Item>
      <Menu.Item onClick={onRemove}>{HOLIDAYS.removeMenu()}</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
