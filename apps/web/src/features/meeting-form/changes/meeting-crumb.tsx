import { paths } from '#navigation/paths.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = { booking: ViewedBooking; here: string };

/** The breadcrumb of a screen about one meeting. */
export const MeetingCrumb = ({ booking: { bookingId, candidateDetails }, here }: Props) => (
  <>
    <CrumbLink to={paths.dashboard()}>{MEETING_FORM.home()}</CrumbLink> /{' '}
    <CrumbLink to={paths.viewMeeting(bookingId)}>{candidateDetails.candidateName}</CrumbLink> / {here}
  </>
);
