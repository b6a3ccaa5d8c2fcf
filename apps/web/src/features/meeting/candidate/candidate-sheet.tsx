import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { FactList, NotStated, splitFacts, type Fact } from '#ui/lists/fact-list.tsx';
import classes from './candidate-sheet.module.css';
import { windowText } from '#features/bookings/meeting-values/candidate-times.model.ts';
import { noticeText, payText, SOURCE_WORDS, yearsText, yesNoText } from './candidate-words.model.ts';

type Props = { booking: ViewedBooking; onEdit?: ((from: HTMLElement) => void) | undefined };

/** Everything that is known of the candidate, and at the end what is not. */
export function CandidateSheet({ booking, onEdit }: Props) {
  const groups = toGroups(booking).map(({ title, facts }) => ({ title, ...splitFacts(facts) }));
  return (
    <>
      {groups
        .filter(({ known }) => known.length > 0)
        .map(({ title, known }) => (
          <section key={title} className={classes.group} aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <FactList facts={known} />
          </section>
        ))}
      <div className={classes.group}>
        <NotStated labels={groups.flatMap(({ unknown }) => unknown)} onAdd={onEdit} />
      </div>
    </>
  );
}

const linkTo = (href: string, text: string): ReactNode =>
  text && (
    <Anchor
      href={href}
      fz={13}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </Anchor>
  );

const bare = (address: string) => address.replace(/^https:\/\/(www\.)?/, '');

function toGroups(booking: ViewedBooking) {
  const { candidateDetails: c, candidateWhatsApp, linkedInProfile, meetingInfo, createdAt } = booking;
  const at = Date.parse(meetingInfo.startInstant || createdAt);
  const contact: Fact[] = [
    { label: 'Email', value: linkTo(`mailto:${c.email}`, c.email) },
    { label: 'Mobile number', value: linkTo(`tel:${c.phone}`, c.phone) },
    {
      label: 'WhatsApp',
      value: linkTo(candidateWhatsApp ?? '', candidateWhatsApp ? c.whatsApp || 'Try the mobile number' : ''),
    },
    { label: 'LinkedIn profile', value: linkTo(linkedInProfile ?? '', bare(linkedInProfile ?? '')) },
    { label: 'Location', value: c.currentLocation },
    { label: 'Time zone', value: c.timeZone && zoneLabel(c.timeZone, at) },
  ];
  const work: Fact[] = [
    { label: 'Company', value: c.currentCompany },
    { label: 'Designation', value: c.currentDesignation },
    { label: 'Total experience', value: yearsText(c.totalExperience) },
    { label: 'Relevant experience', value: yearsText(c.relevantExperience) },
    { label: 'Skills', value: c.primarySkills.join(', ') },
    { label: 'Further skills', value: c.secondarySkills.join(', ') },
    { label: 'Education', value: c.education },
    { label: 'Certifications', value: c.certifications.join(', ') },
  ];
  const terms: Fact[] = [
    { label: 'Current pay', value: payText(c.currentCtc, c) },
    { label: 'Expected pay', value: payText(c.expectedCtc, c) },
    {
      label: 'Can come',
      value:
        c.availability.length > 0 &&
        c.availability.map((one) => <div key={one.start}>{windowText(one)}</div>),
    },
    { label: 'Notice period', value: noticeText(c.noticePeriodDays) },
    { label: 'Last working day', value: printWallTime(c.lastWorkingDay) },
    { label: 'Offers in hand', value: c.offersInHand },
    { label: 'Work authorization', value: c.workAuthorization },
    { label: 'Would relocate', value: yesNoText(c.willingToRelocate) },
    { label: 'Preferred locations', value: c.preferredLocations.join(', ') },
    { label: 'Source', value: c.source && SOURCE_WORDS[c.source] },
  ];
  return [
    { title: 'Contact', facts: contact },
    { title: 'Work and skills', facts: work },
    { title: 'Pay and availability', facts: terms },
  ];
}
