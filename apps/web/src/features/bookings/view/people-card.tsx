import type { Participant } from '@slotwise/contract/bookings/bookings.schema';
import { Check, CircleHelp, Clock, Minus, X, type LucideIcon } from 'lucide-react';
import { printClock, printWallTime } from '#lib/wall-time.ts';
import { zoneCity } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { wasSentOut } from '../meeting-words.model.ts';
import { useIsSupplier } from '../submission/use-is-supplier.ts';
import classes from '../rows.module.css';

type Answer = { word: string; tone: 'good' | 'bad' | 'waiting' | 'neutral'; Icon: LucideIcon };

const ANSWERS: Record<Participant['rsvp'], Answer> = {
  ACCEPTED: { word: 'Accepted', tone: 'good', Icon: Check },
  DECLINED: { word: 'Declined', tone: 'bad', Icon: X },
  TENTATIVE: { word: 'Maybe', tone: 'waiting', Icon: CircleHelp },
  NEEDS_ACTION: { word: 'No answer', tone: 'neutral', Icon: Minus },
};
const NOT_INVITED: Answer = { word: 'Not invited yet', tone: 'neutral', Icon: Clock };

function partOf({ role, required }: Participant) {
  if (role === 'RECRUITER') return 'Recruiter, host';
  if (role === 'CANDIDATE') return 'Candidate';
  return `${role === 'PANELIST' ? 'Panelist' : 'Observer'}, ${required ? 'required' : 'optional'}`;
}

function clockOf({ timeZone }: Participant, { startInstant, startLocal }: ViewedBooking['meetingInfo']) {
  if (!timeZone) return 'time zone not stated';
  if (!startInstant) return zoneCity(timeZone);
  const wall = wallTimeAt(Date.parse(startInstant), timeZone);
  const isSameDay = wall.slice(0, 10) === startLocal.slice(0, 10);
  return `${isSameDay ? printClock(wall) : printWallTime(wall)} ${zoneCity(timeZone)}`;
}

/** Everybody in the meeting with their part, what their clock shows, and what they answered. */
export function PeopleCard({ booking }: { booking: ViewedBooking }) {
  const { meetingInfo } = booking;
  const isSent = wasSentOut(booking);
  // What was answered is between the client and whom it invited.
  const isSupplier = useIsSupplier(booking);
  return (
    <Card title="People">
      <ul className={classes.rows}>
        {meetingInfo.participants.map((person, i) => {
          const { word, tone, Icon } = isSent ? ANSWERS[person.rsvp] : NOT_INVITED;
          return (
            <li key={`${person.email} ${person.role}`} className={classes.row}>
              <Avatar name={person.name} position={i} />
              <div>
                <b>{person.name}</b>
                <div className={classes.outcome}>{`${partOf(person)} · ${clockOf(person, meetingInfo)}`}</div>
              </div>
              {!person.host && !isSupplier && (
                <Tag tone={tone}>
                  <Icon size={12} aria-hidden />
                  {word}
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
