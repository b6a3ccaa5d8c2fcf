import { downloadInvite } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { ActionIcon } from '@mantine/core';
import { CalendarPlus, History, Link2, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveDownload } from '#feedback/save-download.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { roundText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { acceptedWord, useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import { CopyLink } from './copy-link.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import classes from './meeting-head.module.css';
import { MEETING } from './meeting.texts.ts';

type Props = {
  booking: ViewedBooking;
  viewer: Viewer;
  /** Buttons on the right of the header. */
  acts: ReactNode;
  tabs: ReactNode;
};

/** Who, what, in which state, and the facts everyone looks for first. */
export function MeetingHead({ booking, viewer, acts, tabs }: Props) {
  const isSupplier = useIsSupplier(booking);
  const { candidateDetails, bookingStatus, rescheduleCount } = booking;
  return (
    <section className={classes.head} aria-label={MEETING.meeting()}>
      <div className={classes.top}>
        <Avatar name={candidateDetails.candidateName} size={48} />
        <div className="slim grows">
          <div className="row rows-2xs wraps">
            <h1 className={classes.name}>{candidateDetails.candidateName}</h1>
            <StatusBadge
              status={bookingStatus}
              word={isSupplier && bookingStatus === 'DRAFT' ? acceptedWord() : undefined}
            />
            {rescheduleCount > 0 && (
              <Tag>
                <History size={12} aria-hidden />
                {MEETING.moved({ count: rescheduleCount })}
              </Tag>
            )}
          </div>
          <p className="mt-3xs small dimmed">{jobLine(booking)}</p>
        </div>
        <div className={classes.acts}>{acts}</div>
      </div>
      <div className={classes.under}>
        <MeetingFacts booking={booking} viewer={viewer} />
        <Contacts booking={booking} />
      </div>
      {tabs}
    </section>
  );
}

/** 'Senior Data Engineer · Technical 2 · round 2' */
function jobLine({ jobTitle, roundName, roundNumber }: ViewedBooking): ReactNode {
  const words = [jobTitle, roundText({ roundName, roundNumber })];
  return (
    <>
      {!jobTitle && (
        <>
          <em>{MEETING.noJob()}</em>
          {' · '}
        </>
      )}
      {words.filter(Boolean).join(' · ')}
    </>
  );
}

/** Lets the browser save the meeting's calendar entry, which a calendar program imports when opened. */
const saveCalendarEntry = ({ bookingId, candidateDetails }: ViewedBooking) =>
  saveDownload(
    downloadInvite,
    { params: { id: bookingId } },
    {
      name: MEETING.calendarFile({ name: candidateDetails.candidateName }),
      messages: BOOKING_MESSAGES.calendarEntry,
    },
  );

function Contacts({ booking }: { booking: ViewedBooking }) {
  const { candidateWhatsApp, linkedInProfile, candidateDetails, bookingStatus } = booking;
  const links = [
    { href: candidateWhatsApp, label: MEETING.whatsApp(), Icon: MessageCircle },
    { href: linkedInProfile, label: MEETING.linkedIn(), Icon: Link2 },
  ].filter(({ href }) => href);
  const isAhead = bookingStatus === 'SCHEDULED';
  return (
    <div className={classes.contacts}>
      <CopyLink bookingId={booking.bookingId} />
      {isAhead && (
        <ActionIcon
          variant="default"
          size={32}
          title={MEETING.addToCalendar()}
          aria-label={MEETING.addToCalendar()}
          onClick={() => void saveCalendarEntry(booking)}
        >
          <CalendarPlus size={16} aria-hidden />
        </ActionIcon>
      )}
      {links.map(({ href, label, Icon }) => (
        <ActionIcon
          key={label}
          component="a"
          href={href ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size={32}
          title={label}
          aria-label={MEETING.contact({ label, name: candidateDetails.candidateName })}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
