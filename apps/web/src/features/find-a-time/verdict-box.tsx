import { CalendarCheck, CircleAlert, MousePointerClick, TriangleAlert, type LucideIcon } from 'lucide-react';
import { shortVerdict, type Verdict } from './verdict.model.ts';
import classes from './verdict-box.module.css';

const MOST = 6;

type Face = { icon: LucideIcon; title: string; line: string };
const FACES: Record<Verdict['kind'] | 'none' | 'unasked', Face> = {
  unasked: { icon: CalendarCheck, title: 'A time is chosen. Who it suits is not known yet', line: '' },
  none: { icon: MousePointerClick, title: 'No time chosen yet', line: '' },
  free: {
    icon: CalendarCheck,
    title: 'Everyone is free',
    line: 'No one has another meeting then, and it is within everyone’s hours.',
  },
  odd: { icon: TriangleAlert, title: 'This time is possible. It may not suit everyone.', line: '' },
  taken: { icon: CircleAlert, title: 'Someone who is needed is busy then', line: '' },
  unknown: { icon: CalendarCheck, title: 'Checking availability…', line: 'That takes a moment.' },
};

type Props = {
  /** Null while no time is chosen, or there is no one it could suit. */
  verdict: Verdict | null;
  isChosen: boolean;
  /** What to do as long as there is none. */
  hint: string;
  /** Nothing is said aloud while the time is still moving, and nothing grows that would move what is pointed at. */
  isMoving: boolean;
};

/** Who the time does not suit, while it is chosen; it keeps its place, whatever it says. */
export function VerdictBox({ verdict, isChosen, hint, isMoving }: Props) {
  const { icon: Icon, title, line } = FACES[verdict?.kind ?? (isChosen ? 'unasked' : 'none')];
  return (
    <div
      className={classes.box}
      role="status"
      aria-label="The chosen time"
      aria-live={isMoving ? 'off' : 'polite'}
      data-kind={verdict?.kind}
    >
      <Icon className={classes.icon} size={16} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {verdict && verdict.doubts.length > 0 ? (
          <Sentences verdict={verdict} isMoving={isMoving} />
        ) : (
          <p>{line || hint}</p>
        )}
      </div>
    </div>
  );
}

function Sentences({ verdict, isMoving }: { verdict: Verdict; isMoving: boolean }) {
  const { doubts } = verdict;
  const shown = isMoving ? [shortVerdict(verdict)] : doubts.slice(0, MOST);
  const hidden = isMoving ? 0 : doubts.length - shown.length;
  return (
    <ul>
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {hidden > 0 && <li>and {hidden} more</li>}
    </ul>
  );
}
