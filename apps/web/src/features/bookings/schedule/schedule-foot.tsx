import { Anchor, Button } from '@mantine/core';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { counted, spanText } from '#lib/date-text.ts';
import { zoneLabel } from '#lib/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useToastClearance } from '#ui/use-toast-clearance.ts';
import { TextButton } from '#ui/text-button.tsx';
import type { ChosenTime } from './meeting-values.model.ts';
import { NoAnswerNote } from './no-answer-note.tsx';
import { Note } from './note.tsx';
import classes from './schedule-foot.module.css';

type Props = {
  time: ChosenTime | null;
  /** Why no meeting can be at that time or have that end; null where it can. */
  timeRefused: string | null;
  /** How many people the invitation goes to. */
  people: number;
  /** The last attempt got no answer. */
  unanswered: boolean;
  /** The key of this form was used for another request: an earlier attempt was saved after all. */
  savedBefore: boolean;
  onScheduleAnother: () => void;
};

/** What will happen, beside the button that makes it happen. */
export function ScheduleFoot(props: Props) {
  const { time, timeRefused, people, unanswered, savedBefore, onScheduleAnother } = props;
  const foot = useToastClearance<HTMLDivElement>();
  return (
    <div ref={foot} className={classes.foot}>
      {savedBefore && <SavedBefore onScheduleAnother={onScheduleAnother} />}
      {unanswered && <NoAnswerNote />}
      <div className={classes.row}>
        <div className={classes.words}>
          <div className={classes.when}>{timeRefused ?? whenText(time)}</div>
          <div className={classes.effect}>
            {timeRefused
              ? 'Choose another time'
              : `${counted(people, 'person gets', 'people get')} an invitation by mail`}
          </div>
        </div>
        <Button type="submit" leftSection={<CalendarCheck size={16} aria-hidden />}>
          Schedule
        </Button>
      </div>
    </div>
  );
}

const whenText = (time: ChosenTime | null) =>
  time
    ? `${spanText(time.startWall, time.endWall)}, ${zoneLabel(time.timeZone, time.start)}`
    : 'No time chosen yet';

function SavedBefore({ onScheduleAnother }: { onScheduleAnother: () => void }) {
  return (
    <Note tone="error" title="An earlier attempt was saved">
      <p>
        The server received the meeting before you changed it here. Look for it on the{' '}
        <Anchor component={Link} to={paths.dashboard()} inherit c="inherit" underline="always">
          dashboard
        </Anchor>
        , or <TextButton onClick={onScheduleAnother}>schedule this as a second meeting</TextButton>.
      </p>
    </Note>
  );
}
