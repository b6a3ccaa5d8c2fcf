import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { RSVP_WORDS } from '@slotwise/contract/words';
import { Anchor } from '@mantine/core';
import { Check, CircleHelp, Clock, Minus, X, type LucideIcon } from 'lucide-react';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { answeredText } from '#features/bookings/answers/asked.model.ts';
import { SubstituteRow } from '#features/bookings/answers/substitute-row.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { wasSentOut } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import classes from '#features/bookings/rows.module.css';
import { MEETING } from './meeting.texts.ts';

type Answer = { word: string; tone: 'good' | 'bad' | 'waiting' | 'neutral'; Icon: LucideIcon };

const ANSWERS: Record<Participant['rsvp'], Answer> = {
  ACCEPTED: { word: RSVP_WORDS.ACCEPTED, tone: 'good', Icon: Check },
  DECLINED: { word: RSVP_WORDS.DECLINED, tone: 'bad', Icon: X },
  TENTATIVE: { word: RSVP_WORDS.TENTATIVE, tone: 'waiting', Icon: CircleHelp },
  NEEDS_ACTION: { word: RSVP_WORDS.NEEDS_ACTION, tone: 'neutral', Icon: Minus },
};
const NOT_INVITED = { tone: 'neutral', Icon: Clock } as const;

function getPart({ role, required }: Participant) {
  if (role === 'RECRUITER') return MEETING.host();
  if (role === 'CANDIDATE') return MEETING.candidate();
  return MEETING.seat({ role, required: String(required) });
}

function describeClock(
  { timeZone }: Participant,
  { startInstant, startLocal }: ViewedBooking['meetingInfo'],
) {
  if (!timeZone) return MEETING.noZone();
  if (!startInstant) return zoneCity(timeZone);
  const wall = wallTimeAt(Date.parse(startInstant), timeZone);
  const isSameDay = wall.slice(0, 10) === startLocal.slice(0, 10);
  return `${isSameDay ? printClock(wall) : printWallTime(wall)} ${zoneCity(timeZone)}`;
}

type Props = {
  booking: ViewedBooking;
  /** Why the latest mail has not arrived, by address, for readers who may see mail deliveries. */
  unreached?: ReadonlyMap<string, string>;
};

/** Everyone in the meeting with their role, local time and answer, and who cannot be reached by mail. */
export function PeopleCard({ booking, unreached }: Props) {
  return (
    <Card title={MEETING.people()}>
      <ul className="small">
        {booking.meetingInfo.participants.map((person) => (
          <Row
            key={`${person.email} ${person.role}`}
            booking={booking}
            person={person}
            unreached={unreached?.get(person.email.toLowerCase())}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { booking: ViewedBooking; person: Participant; unreached: string | undefined };

function Row({ booking, person, unreached }: RowProps) {
  const { meetingInfo, allowedActions, bookingStatus } = booking;
  // Answers are between the client and the people it invited.
  const isSupplier = useIsSupplier(booking);
  const { word, tone, Icon } = wasSentOut(booking)
    ? ANSWERS[person.rsvp]
    : { ...NOT_INVITED, word: MEETING.notInvited() };
  const isDeclined = person.role === 'PANELIST' && person.rsvp === 'DECLINED';
  const mayReplace = bookingStatus === 'SCHEDULED' && allowedActions.includes('update');
  return (
    <li className="stack ends centers inset tall divided">
      <Avatar name={person.name} />
      <div className="slim">
        <b>
          <Name booking={booking} person={person} />
        </b>
        <div className={classes.outcome}>{`${getPart(person)} · ${describeClock(person, meetingInfo)}`}</div>
        {unreached && (
          <div className={classes.outcome} data-tone="bad">
            {unreached}
          </div>
        )}
        {!isSupplier && <Said person={person} />}
      </div>
      {!person.host && !isSupplier && (
        <Tag tone={tone}>
          <Icon size={12} aria-hidden />
          {word}
        </Tag>
      )}
      {isDeclined && mayReplace && (
        <SubstituteRow key={booking.version} booking={booking} declined={person} />
      )}
    </li>
  );
}

/** Links to the panelist, for those who may see the list of them. */
function Name({ booking, person: { name, email, role } }: { booking: ViewedBooking; person: Participant }) {
  const isSupplier = useIsSupplier(booking);
  const seesPanelists = usePermission('panelist_page') && !isSupplier;
  const isListed = booking.panelists.some((one) => one.panelistId !== null && one.email === email);
  if (!seesPanelists || role !== 'PANELIST' || !isListed) return name;
  return (
    <Anchor component={Link} to={paths.panelists({ q: email })} inherit>
      {name}
    </Anchor>
  );
}

/** When and how someone answered, and their comment. */
function Said({ person }: { person: Participant }) {
  const answered = answeredText(person, useViewerZone());
  return (
    <>
      {answered && <div className={classes.outcome}>{`${ANSWERS[person.rsvp].word} ${answered}`}</div>}
      {person.rsvpComments && <p className="mt-2xs small written">{person.rsvpComments}</p>}
    </>
  );
}
