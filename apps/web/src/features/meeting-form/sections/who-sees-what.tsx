import { Avatar } from '#ui/text/avatar.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { describeClock, type Invited } from '#features/bookings/meeting-values/people.model.ts';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = { people: Invited[]; time: ChosenTime | null };

/** Everyone's local time at the chosen time. */
export const WhoSeesWhat = ({ people, time }: Props) => (
  <ul className="flow gap-md rows-2xs mt-sm fine tabular" aria-label={MEETING_FORM.whoSees()}>
    {people.map((person) => (
      <li key={person.key} className="row gap-2xs">
        <Avatar name={person.name} size={20} />
        <span>
          {person.name} <span className="dimmed">{describeClock(person, time)}</span>
        </span>
      </li>
    ))}
  </ul>
);
