import { Avatar } from '#ui/text/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Invited } from '#features/bookings/meeting-values/people.model.ts';
import classes from './reschedule.module.css';
import { RESCHEDULE } from './reschedule.texts.ts';

type Props = {
  people: Invited[];
  /** What each of them receives. */
  mail: string;
};

/** Everyone notified of the new time, and how. */
export function WhoIsNotified({ people, mail }: Props) {
  return (
    <Card title={RESCHEDULE.who()} aside={RESCHEDULE.byEmail()}>
      <ul aria-label={RESCHEDULE.who()}>
        {people.map(({ key, name }) => (
          <li key={key} className={classes.person}>
            <Avatar name={name} size={24} />
            <span className="cut">{name}</span>
            <span className="caption">{mail}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
