import { ActionIcon, SegmentedControl, Select } from '@mantine/core';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { dayAndMonth, shortDay } from '#lib/dates/date-text.ts';
import { presentZoneName, zoneLabel } from '#lib/dates/zone-label.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

export type View = 'WEEK' | 'DAY' | 'LIST';

const listViews = () => [
  { value: 'WEEK', label: FIND_A_TIME.week() },
  { value: 'DAY', label: FIND_A_TIME.day() },
  { value: 'LIST', label: FIND_A_TIME.list() },
];

type Props = {
  /** The zones of everyone in the meeting, the meeting's own first. */
  zones: string[];
  zone: string;
  onZone: (zone: string) => void;
  /** Null if there is room for only one view. */
  view: View | null;
  onView: (view: View) => void;
  /** The first day shown, and whether it means that day or its week. */
  date: string;
  isDay: boolean;
  mayGoBack: boolean;
  onPage: (by: 1 | -1) => void;
};

/** The zone, view and week of the search. */
export function FinderBar(props: Props) {
  const { zones, zone, onZone, view, onView, date, isDay, mayGoBack, onPage } = props;
  const at = Date.parse(`${date}T12:00Z`);
  const known = [...new Set([...zones, zone].map(presentZoneName))];
  const unit = isDay ? 'day' : 'week';
  return (
    <div className="row wraps apart">
      <div className="row wraps">
        <ActionIcon
          variant="default"
          aria-label={FIND_A_TIME.previous({ unit })}
          disabled={!mayGoBack}
          onClick={() => onPage(-1)}
        >
          <ChevronLeft size={15} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={FIND_A_TIME.next({ unit })} onClick={() => onPage(1)}>
          <ChevronRight size={15} />
        </ActionIcon>
        <span className="small medium tabular" role="status">
          {isDay ? shortDay(date) : FIND_A_TIME.weekOf({ date: dayAndMonth(date) })}
        </span>
      </div>
      <div className="row wraps">
        <Select
          size="xs"
          w={196}
          aria-label={FIND_A_TIME.showIn()}
          leftSection={<Globe size={14} aria-hidden />}
          allowDeselect={false}
          data={known.map((value) => ({ value, label: zoneLabel(value, at) }))}
          value={presentZoneName(zone)}
          onChange={(chosen) => chosen && onZone(chosen)}
        />
        {view && (
          <SegmentedControl
            size="xs"
            aria-label={FIND_A_TIME.view()}
            data={listViews()}
            value={view}
            onChange={(chosen) => onView(chosen as View)}
          />
        )}
      </div>
    </div>
  );
}
