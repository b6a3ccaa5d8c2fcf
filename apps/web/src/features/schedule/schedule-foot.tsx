import { Anchor, Button } from '@mantine/core';
import { CalendarCheck, Send } from 'lucide-react';
import { Link } from 'react-router';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { KeptMail } from '#feedback/kept-mail.tsx';
import { spanText } from '#lib/dates/date-text.ts';
import { useAnswer } from '#state/use-answer.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import { PreviewButton, type PreviewAsk } from '#features/bookings/mail-preview/preview-button.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { NoAnswerNote } from './no-answer-note.tsx';
import { Note } from '#features/meeting-form/sections/note.tsx';
import classes from '#features/meeting-form/page/foot.module.css';
import { SCHEDULE } from './schedule.texts.ts';

type Props = {
  time: ChosenTime | null;
  /** Why that time or end is not possible; null if it is. */
  timeRefused: string | null;
  /** How many people the invitation goes to. */
  people: number;
  /** The invitation is replaced by a link for the candidate. */
  candidateChooses: boolean;
  /** The last attempt got no answer. */
  unanswered: boolean;
  /** This form's key was used for another request: an earlier attempt was saved after all. */
  savedBefore: boolean;
  onScheduleAnother: () => void;
  onPreview: PreviewAsk;
};

/** What will happen, next to the button that does it. */
export function ScheduleFoot(props: Props) {
  const { candidateChooses, unanswered, savedBefore, onScheduleAnother, onPreview } = props;
  const words = candidateChooses ? getLinkWords() : timeWords(props);
  const Sign = candidateChooses ? Send : CalendarCheck;
  const foot = useToastClearance<HTMLDivElement>();
  return (
    <div ref={foot} className={classes.foot}>
      {savedBefore && <SavedBefore onScheduleAnother={onScheduleAnother} />}
      {unanswered && <NoAnswerNote />}
      <div className={classes.row}>
        <div className={classes.words}>
          <div className="bold">{words.when}</div>
          <div className="caption">
            <Effect {...words} />
          </div>
        </div>
        <PreviewButton onAsk={onPreview} />
        <Button type="submit" leftSection={<Sign size={16} aria-hidden />}>
          {candidateChooses ? SCHEDULE.send() : SCHEDULE.schedule()}
        </Button>
      </div>
    </div>
  );
}

function Effect({ people, effect }: Words) {
  const mailWay = useAnswer(readMailWay, {}).data?.data.mailWay;
  return people && mailWay && mailWay !== 'SERVER' ? (
    <KeptMail mailWay={mailWay} email="" people={people} />
  ) : (
    effect
  );
}

/** `people` are those mailed; absent while nothing can be sent. */
type Words = { when: string; effect: string; people?: string };

const getLinkWords = (): Words => ({
  when: SCHEDULE.candidateChoosesTime(),
  people: SCHEDULE.theCandidate(),
  effect: SCHEDULE.linkOnly(),
});

function timeWords({ time, timeRefused, people }: Props): Words {
  if (timeRefused) return { when: timeRefused, effect: SCHEDULE.otherTime() };
  if (!time) return { when: SCHEDULE.noTime(), effect: SCHEDULE.nothingSent() };
  return {
    when: `${spanText(time.startWall, time.endWall)}, ${zoneLabel(time.timeZone, time.start)}`,
    people: SCHEDULE.people({ people }),
    effect: SCHEDULE.invited({ people }),
  };
}

function SavedBefore({ onScheduleAnother }: { onScheduleAnother: () => void }) {
  return (
    <Note tone="error" title={SCHEDULE.savedBefore()}>
      <p>
        {SCHEDULE.savedAnyway()}{' '}
        <Anchor component={Link} to={paths.dashboard()} inherit c="inherit" underline="always">
          {SCHEDULE.openDashboard()}
        </Anchor>{' '}
        · <TextButton onClick={onScheduleAnother}>{SCHEDULE.scheduleSecond()}</TextButton>
      </p>
    </Note>
  );
}
