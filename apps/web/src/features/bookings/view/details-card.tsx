import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { zoneLabel } from '#lib/zone-label.ts';
import { Card } from '#ui/card.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import classes from './details-card.module.css';
import { placeOf } from './place.model.ts';

const unknown = <em className={classes.unknown}>not stated</em>;

const linkOf = (href: string | null, text: string): ReactNode =>
  href && text ? (
    <Anchor
      href={href}
      fz={13}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </Anchor>
  ) : (
    text
  );

/** What is known of the candidate and the meeting beyond the head. */
export function DetailsCard({ booking }: { booking: ViewedBooking }) {
  const { candidateDetails, linkedInProfile, meetingInfo, jobTitle, roundName } = booking;
  const { email, phone, currentLocation, timeZone, primarySkills, totalExperience } = candidateDetails;
  const place = placeOf(meetingInfo);
  const link = meetingInfo.mode === 'VIDEO' ? meetingInfo.meetingLink : '';
  const facts: [string, ReactNode][] = [
    ['Email', linkOf(`mailto:${email}`, email)],
    ['Mobile number', linkOf(`tel:${phone}`, phone)],
    ['Location', currentLocation],
    ['Time zone', timeZone && zoneLabel(timeZone, Date.parse(meetingInfo.startInstant))],
    ['LinkedIn profile', linkOf(linkedInProfile, (linkedInProfile ?? '').replace(/^https:\/\/(www\.)?/, ''))],
    ['Experience', totalExperience === null ? '' : `${totalExperience} years`],
    ['Skills', primarySkills.join(', ')],
    ['Job title', jobTitle],
    ['Round', roundName],
    [place.kind, link ? linkOf(link, place.detail) : place.detail],
  ];
  return (
    <>
      <Card title="Details">
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value || unknown}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title="Notes" padded>
        <p className={classes.notes}>
          {meetingInfo.instructions || <em className={classes.unknown}>No notes.</em>}
        </p>
      </Card>
    </>
  );
}
