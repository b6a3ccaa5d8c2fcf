import { ActionIcon, Tabs } from '@mantine/core';
import { Link2, MessageCircle } from 'lucide-react';
import { countdown, spanText, weekdayText } from '#lib/date-text.ts';
import { zoneCity, zoneLabel } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { JoinButton } from '../join-button.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import { placeOf } from './place.model.ts';
import classes from './meeting-head.module.css';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** Join is the likely act, and becomes the primary one shortly before the start. */
const JOIN_READY_MS = 15 * 60_000;

/** Who, what, in which state, and the facts everybody asks for first. */
export function MeetingHead({ booking, viewer }: Props) {
  const { candidateDetails, bookingStatus, jobTitle, roundName, rescheduleCount, meetingInfo } = booking;
  const start = Date.parse(meetingInfo.startInstant);
  const ready = viewer.now > start - JOIN_READY_MS && viewer.now < Date.parse(meetingInfo.endInstant);
  return (
    <section className={classes.head} aria-label="Meeting">
      <div className={classes.top}>
        <Avatar name={candidateDetails.candidateName} size={48} />
        <div className={classes.names}>
          <div className={classes.line}>
            <h1 className={classes.name}>{candidateDetails.candidateName}</h1>
            <StatusBadge status={bookingStatus} />
            {rescheduleCount > 0 && <span className={classes.moved}>Rescheduled ×{rescheduleCount}</span>}
          </div>
          <p className={classes.job}>
            {[jobTitle, roundName].filter(Boolean).join(' · ') || <em>Job not stated</em>}
          </p>
        </div>
        <div className={classes.acts}>
          <Contacts booking={booking} />
          <JoinButton
            meeting={meetingInfo}
            candidateName={candidateDetails.candidateName}
            variant={ready ? 'filled' : 'light'}
          />
        </div>
      </div>
      <Facts booking={booking} viewer={viewer} />
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        <Tabs.Tab value="timeline">Timeline</Tabs.Tab>
      </Tabs.List>
    </section>
  );
}

function Contacts({
  booking: { candidateWhatsApp, linkedInProfile, candidateDetails },
}: Pick<Props, 'booking'>) {
  const links = [
    { href: candidateWhatsApp, label: 'WhatsApp', Icon: MessageCircle },
    { href: linkedInProfile, label: 'LinkedIn', Icon: Link2 },
  ];
  return links.map(
    ({ href, label, Icon }) =>
      href && (
        <ActionIcon
          key={label}
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size={36}
          title={label}
          aria-label={`${label} of ${candidateDetails.candidateName}`}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ),
  );
}

/** The meeting's own clock, the viewer's beside it, the place, and who owes the next step. */
function Facts({ booking, viewer }: Props) {
  const { meetingInfo, assigneeName, recruiterName } = booking;
  const start = Date.parse(meetingInfo.startInstant);
  const end = Date.parse(meetingInfo.endInstant);
  const [wall, endWall] = [wallTimeAt(start, viewer.timeZone), wallTimeAt(end, viewer.timeZone)];
  const place = placeOf(meetingInfo);
  const facts = [
    {
      label: 'When',
      value: spanText(meetingInfo.startLocal, meetingInfo.endLocal),
      note: zoneLabel(meetingInfo.timeZone, start),
    },
    {
      label: `For you, in ${zoneCity(viewer.timeZone)}`,
      value: `${weekdayText(wall)} ${spanText(wall, endWall)}`,
      note: countdown(start, end, viewer.now),
    },
    { label: 'Where', value: place.kind, note: place.detail },
    {
      label: 'Owner',
      value: assigneeName ?? recruiterName,
      note:
        assigneeName && assigneeName !== recruiterName
          ? `scheduled by ${recruiterName}`
          : 'owes the next step',
    },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
