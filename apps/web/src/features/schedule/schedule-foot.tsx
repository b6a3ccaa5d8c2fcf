import { Anchor, Button } from '@mantine/core';
import { CalendarCheck, Send } from 'lucide-react';
import { Link } from 'react-router';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { KeptMail } from '#feedback/kept-mail.tsx';
import { counted, spanText } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { NoAnswerNote } from './no-answer-note.tsx';
import { Note } from '#features/meeting-form/sections/note.tsx';
import classes from '#features/meeting-form/page/foot.module.css';

type Props = {
  time: ChosenTime | null;
  /** Why no meeting can be at that time or have that end; null where it can. */
  timeRefused: string | null;
  /** How many people the invitation goes to. */
  people: number;
  /** No invitation goes out, but a link to the candidate. */
  candidateChooses: boolean;
  /** The last attempt got no answer. */
  unanswered: boolean;
  /** The key of this form was used for another request: an earlier attempt was saved after all. */
  savedBefore: boolean;
  onScheduleAnother: () => void;
};

/** What will happen, next to the button that makes it happen. */
export function ScheduleFoot(props: Props) {
  const { candidateChooses, unanswered, savedBefore, onScheduleAnother } = props;
  const words = candidateChooses ? LINK_WORDS : timeWords(props);
  const Sign = candidateChooses ? Send : CalendarCheck;
  const foot = useToastClearance<HTMLDivElement>();
  const mailWay = useAnswer(readMailWay, {}).data?.data.mailWay;
  return (
    <div ref={foot} className={classes.foot}>
      {savedBefore && <SavedBefore onScheduleAnother={onScheduleAnother} />}
      {unanswered && <NoAnswerNote />}
      <div className={classes.row}>
        <div className={classes.words}>
          <div className={classes.when}>{words.when}</div>
          <div className={classes.effect}>
            {words.people && mailWay && mailWay !== 'SERVER' ? (
              <KeptMail mailWay={mailWay} email="" people={words.people} />
            ) : (
              words.effect
            )}
          </div>
        </div>
        <Button type="submit" leftSection={<Sign size={16} aria-hidden />}>
          {candidateChooses ? 'Send link' : 'Schedule'}
        </Button>
      </div>
    </div>
  );
}

/** `people` is who is mailed; no one while nothing can be sent. */
type Words = { when: string; effect: string; people?: string };

const LINK_WORDS: Words = {
  when: 'The candidate chooses the time',
  people: 'the candidate',
  effect: 'Only the candidate gets a mail, with the link; everybody is invited once a time is chosen',
};

function timeWords({ time, timeRefused, people }: Props): Words {
  if (timeRefused) return { when: timeRefused, effect: 'Choose another time' };
  return {
    when: whenText(time),
    people: counted(people, 'person', 'people'),
    effect: `${counted(people, 'person gets', 'people get')} an invitation by mail`,
  };
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
