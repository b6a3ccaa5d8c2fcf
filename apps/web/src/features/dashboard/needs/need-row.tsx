import type { Need, NeedKind } from '@slotwise/contract/bookings/needs.schema';
import { Button } from '@mantine/core';
import {
  BadgePlus,
  CalendarClock,
  ClockAlert,
  ClipboardList,
  ClipboardX,
  Handshake,
  Hourglass,
  Inbox,
  MailX,
  PencilLine,
  Scale,
  UserRoundCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Tag } from '#ui/text/tag.tsx';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { toMovedMeeting, needWords } from './need-words.model.ts';
import classes from './needs.module.css';
import { NEEDS } from './needs.texts.ts';

/** Needed only after a country changed its clock rules. */
const MovedTimeActs = lazy(async () => ({
  default: (await import('#features/bookings/moved-times/moved-time-acts.tsx')).MovedTimeActs,
}));

const ICONS: Record<NeedKind, LucideIcon> = {
  SCORECARD_DUE: ClipboardList,
  DECISION_DUE: Scale,
  FEEDBACK_OVERDUE: ClipboardX,
  MAIL_REFUSED: MailX,
  ANSWER_DECLINED: UserX,
  DRAFT_WAITING: PencilLine,
  ASSIGNED_TO_ME: UserRoundCheck,
  RESOURCE_DUE: BadgePlus,
  SUBMISSION_WAITING: Inbox,
  WALL_TIME_MOVED: ClockAlert,
  PARTNER_WAITING: Handshake,
  TIME_PROPOSED: CalendarClock,
  PICK_WAITING: Hourglass,
};

/** One thing the reader owes, with the action that settles it, or the two to choose from. */
export function NeedRow({ need, viewer }: { need: Need; viewer: Viewer }) {
  const { title, text, due, act, to } = needWords(need, viewer);
  const moved = toMovedMeeting(need);
  const Icon = ICONS[need.kind];
  return (
    <li className={classes.need} data-overdue={need.overdue || undefined}>
      <Icon className={classes.icon} size={18} aria-hidden />
      <div className={classes.words}>
        <p className="plain strong breaks">{title}</p>
        <p className="caption breaks">{text}</p>
      </div>
      <span className={classes.due}>{need.overdue ? <Tag tone="bad">{due}</Tag> : due}</span>
      {moved ? (
        <Suspense fallback={<span className="touch" />}>
          <MovedTimeActs meeting={moved} />
        </Suspense>
      ) : (
        <Button
          className="touch"
          component={Link}
          to={to}
          size="xs"
          variant="default"
          aria-label={NEEDS.actOn({ act, title })}
        >
          {act}
        </Button>
      )}
    </li>
  );
}
