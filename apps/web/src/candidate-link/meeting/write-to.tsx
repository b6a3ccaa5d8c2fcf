import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { mailLink } from '#lib/mail-link.ts';
import { MEETING } from './meeting.texts.ts';

type Props = { meeting: CandidateMeeting; isButton?: boolean };

/** How to reach a person if the page offers no other way. */
export function WriteTo({ meeting, isButton = false }: Props) {
  const { recruiterName, recruiterEmail, jobTitle } = meeting;
  const subject = MEETING.subject({ what: [jobTitle, meeting.candidateName].filter(Boolean).join(', ') });
  const href = `${mailLink(recruiterEmail)}?subject=${encodeURIComponent(subject)}`;
  if (isButton) {
    return (
      <a className="button" href={href}>
        {MEETING.writeTo({ name: recruiterName })}
      </a>
    );
  }
  return (
    <p className="small">
      {MEETING.questions({ name: recruiterName })} <a href={href}>{recruiterEmail}</a>
    </p>
  );
}
