import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { mailLink } from '#lib/mail-link.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { FactList, NotStated, splitFacts, type Fact } from '#ui/lists/fact-list.tsx';
import classes from './candidate-sheet.module.css';
import { windowText } from '#features/bookings/meeting-values/candidate-times.model.ts';
import { noticeText, payText, yearsText, yesNoText } from './candidate-words.model.ts';
import { CANDIDATE, SOURCE_WORDS } from './candidate.texts.ts';

type Props = { booking: ViewedBooking; onEdit?: ((from: HTMLElement) => void) | undefined };

/** Everything known about the candidate, then what is not. */
export function CandidateSheet({ booking, onEdit }: Props) {
  const groups = toGroups(booking).map(({ title, facts }) => ({ title, ...splitFacts(facts) }));
  return (
    <>
      {groups
        .filter(({ known }) => known.length > 0)
        .map(({ title, known }) => (
          <section key={title} className="divided" aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <FactList facts={known} />
          </section>
        ))}
      <div className="divided">
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
    { label: CANDIDATE.email(), value: linkTo(mailLink(c.email), c.email) },
    { label: CANDIDATE.phone(), value: linkTo(`tel:${c.phone}`, c.phone) },
    {
      label: CANDIDATE.whatsApp(),
      value: linkTo(candidateWhatsApp ?? '', candidateWhatsApp ? c.whatsApp || CANDIDATE.sameAsPhone() : ''),
    },
    { label: CANDIDATE.linkedIn(), value: linkTo(linkedInProfile ?? '', bare(linkedInProfile ?? '')) },
    { label: CANDIDATE.location(), value: c.currentLocation },
    { label: CANDIDATE.timeZone(), value: c.timeZone && zoneLabel(c.timeZone, at) },
  ];
  const work: Fact[] = [
    { label: CANDIDATE.company(), value: c.currentCompany },
    { label: CANDIDATE.designation(), value: c.currentDesignation },
    { label: CANDIDATE.total(), value: yearsText(c.totalExperience) },
    { label: CANDIDATE.relevant(), value: yearsText(c.relevantExperience) },
    { label: CANDIDATE.skills(), value: c.primarySkills.join(', ') },
    { label: CANDIDATE.moreSkills(), value: c.secondarySkills.join(', ') },
    { label: CANDIDATE.education(), value: c.education },
    { label: CANDIDATE.certifications(), value: c.certifications.join(', ') },
  ];
  const terms: Fact[] = [
    { label: CANDIDATE.currentPay(), value: payText(c.currentCtc, c) },
    { label: CANDIDATE.expectedPay(), value: payText(c.expectedCtc, c) },
    {
      label: CANDIDATE.canCome(),
      value:
        c.availability.length > 0 &&
        c.availability.map((one) => <div key={one.start}>{windowText(one)}</div>),
    },
    { label: CANDIDATE.notice(), value: noticeText(c.noticePeriodDays) },
    { label: CANDIDATE.lastDay(), value: printWallTime(c.lastWorkingDay) },
    { label: CANDIDATE.offers(), value: c.offersInHand },
    { label: CANDIDATE.authorization(), value: c.workAuthorization },
    { label: CANDIDATE.relocate(), value: yesNoText(c.willingToRelocate) },
    { label: CANDIDATE.preferred(), value: c.preferredLocations.join(', ') },
    { label: CANDIDATE.source(), value: c.source && SOURCE_WORDS[c.source]() },
  ];
  return [
    { title: CANDIDATE.contact(), facts: contact },
    { title: CANDIDATE.work(), facts: work },
    { title: CANDIDATE.terms(), facts: terms },
  ];
}
