import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { OverlapDrawing } from '#ui/notes/overlap-drawing.tsx';
import { FinderBar, type View } from './finder-bar.tsx';
import { FoundTimes } from './found-times.tsx';
import { Picture } from './picture.tsx';
import { shiftDate } from './shown-week.model.ts';
import classes from './slot-finder.module.css';
import { useSlotFinder, type SlotFinderProps, type SlotFinderState } from './use-slot-finder.ts';
import type { Verdict } from './verdict.model.ts';
import { VerdictBox } from './verdict-box.tsx';
import { FIND_A_TIME } from './find-a-time.texts.ts';

/** The times at which everyone is free: the best ones, the week as a grid, why there are few, what gives more. */
export function SlotFinder(props: SlotFinderProps) {
  const finder = useSlotFinder(props);
  const [wanted, setView] = useState<View>('WEEK');
  const isNarrow = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false });
  const view = isNarrow ? null : wanted;
  const day = view === 'DAY' ? shownDay(finder) : null;
  return (
    <div className="slim mt-sm container" role="group" aria-label={FIND_A_TIME.find()}>
      <div className={classes.parts} data-alone={Boolean(finder.missing) || undefined}>
        <div className={classes.pair}>
          <VerdictBox
            verdict={verdictNow(finder)}
            hint={finder.missing ?? hintFor(view)}
            isChosen={finder.span !== null}
            moves={props.old !== null}
            isMoving={finder.cursor !== null}
          />
          {finder.missing ? (
            <div className="centered p-md not-on-phones">
              <OverlapDrawing />
            </div>
          ) : (
            <DrawnPart
              from={[...Object.values(props), ...stillWhileMoving(finder)]}
              draw={() => <FoundTimes {...props} finder={finder} />}
            />
          )}
        </div>
        {!finder.missing && (
          <div className={classes.picture}>
            <DrawnPart
              from={[...Object.values(props), ...stillWhileMoving(finder), view, day]}
              draw={() => <Bar {...{ ...props, finder, view, day }} onView={setView} />}
            />
            <Picture {...{ ...props, finder, view, day }} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The values around the grid that do not change while a meeting is dragged. */
const stillWhileMoving = ({
  answer,
  failure,
  isWaiting,
  week,
  thisWeek,
  zone,
  days,
  span,
  given,
}: SlotFinderState) => [
  answer,
  failure,
  isWaiting,
  week,
  thisWeek,
  zone,
  days?.from,
  span?.start,
  span?.end,
  given.map(({ text }) => text).join(),
];

const hintFor = (view: View | null): string =>
  view === 'WEEK' || view === 'DAY' ? FIND_A_TIME.gridHint() : FIND_A_TIME.listHint();

/**
 * What speaks against the chosen time, or against the meeting's position while it is dragged; null without either.
 * Without a panel only conflicts are shown, since the rest of the participants is unknown.
 */
function verdictNow({
  cursor,
  span,
  length,
  getVerdict,
  missing,
  isUnfilled,
}: SlotFinderState): Verdict | null {
  const at = cursor === null ? span : { start: cursor, end: cursor + length };
  if (!at) return null;
  const verdict = getVerdict(at);
  if (missing) return verdict.kind === 'taken' || verdict.kind === 'odd' ? verdict : null;
  const isSilent = verdict.kind === 'free' && isUnfilled && cursor === null;
  return isSilent ? { kind: 'odd', doubts: [FIND_A_TIME.unfilled()] } : verdict;
}

/** The day shown: that of the chosen time, else the first one with free times. */
function shownDay({ day, days, week, answer }: SlotFinderState): string {
  const open = answer?.time.days.find(({ slots, date }) => slots > 0 && date >= week)?.date;
  return day ?? open ?? days?.from ?? week;
}

type BarProps = SlotFinderProps & {
  finder: SlotFinderState;
  view: View | null;
  day: string | null;
  onView: (view: View) => void;
};

function Bar({ values, people, finder, view, day, onView }: BarProps) {
  const { zone, setZone, week, thisWeek, days } = finder;
  const isPossible = day ? days !== null && day > days.from : false;
  return (
    <FinderBar
      zones={[values.timeZone, ...people.flatMap(({ timeZone }) => timeZone || [])]}
      zone={zone}
      onZone={setZone}
      view={view}
      onView={onView}
      date={day ?? week}
      isDay={day !== null}
      mayGoBack={week > thisWeek || isPossible}
      onPage={(by) => (day ? finder.showDay(shiftDate(day, by)) : finder.showWeek(shiftDate(week, 7 * by)))}
    />
  );
}
