import { Avatar } from '#ui/text/avatar.tsx';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { describeClock, type Invited } from '#features/bookings/meeting-values/people.model.ts';
import classes from './who-sees-what.module.css';

type Props = { people: Invited[]; time: ChosenTime | null };

/** What everybody's clock shows at the chosen time. */
export const WhoSeesWhat = ({ people, time }: Props) => (
  <ul className={classes.people} aria-label="Who sees what time">
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
