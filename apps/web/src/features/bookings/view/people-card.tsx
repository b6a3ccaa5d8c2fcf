import type { Participant } from '@slotwise/contract/bookings/bookings.schema';
import { Check, Minus, X, CircleHelp, type LucideIcon } from 'lucide-react';
import { printClock, printWallTime } from '#lib/wall-time.ts';
import { zoneCity } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import classes from '../rows.module.css';

type Answer = { word: string; tone: 'good' | 'bad' | 'waiting' | 'neutral'; Icon: LucideIcon };

const ANSWERS: Record<Participant['rsvp'], Answer> = {
  ACCEPTED: { word: 'Accepted', tone: 'good', Icon: Check },
  DECLINED: { word: 'Declined', tone: 'bad', Icon: X },
  TENTATIVE: { word: 'Maybe', tone: 'waiting', Icon: CircleHelp },
  NEEDS_ACTION: { word: 'No answer', tone: 'neutral', Icon: Minus },
};

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
export function PeopleCard({ meetingInfo }: { meetingInfo: ViewedBooking['meetingInfo'] }) {
  return (
    <Card title="People">
      <ul className={classes.rows}>
        {meetingInfo.participants.map((person, i) => {
          const { word, tone, Icon } = ANSWERS[person.rsvp];
          return (
            <li key={`${person.email} ${person.role}`} className={classes.row}>
              <Avatar name={person.name} position={i} />
              <div>
                <b>{person.name}</b>
                <div className={classes.outcome}>{`${partOf(person)} · ${clockOf(person, meetingInfo)}`}</div>
              </div>
              {!person.host && (
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
