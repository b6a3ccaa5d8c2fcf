import { Avatar } from '#ui/text/avatar.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { describeClock, type Invited } from '#features/bookings/meeting-values/people.model.ts';
import classes from './who-sees-what.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = { people: Invited[]; time: ChosenTime | null };

/** What everyone's clock shows at the chosen time. */
export const WhoSeesWhat = ({ people, time }: Props) => (
  <ul className={classes.people} aria-label={MEETING_FORM.whoSees()}>
    {people.map((person) => (
      <li key={person.key} className={classes.person}>
        <Avatar name={person.name} size={20} />
        <span>
          {person.name} <span className={classes.clock}>{describeClock(person, time)}</span>
        </span>
      </li>
    ))}
  </ul>
);
