import { CalendarCheck, CircleAlert, MousePointerClick, TriangleAlert, type LucideIcon } from 'lucide-react';
import { shortVerdict, type Verdict } from './verdict.model.ts';
import classes from './verdict-box.module.css';
import { FIND_A_TIME } from './find-a-time.texts.ts';

const MOST = 6;

type Face = {
  icon: LucideIcon;
  tone: string;
  title: (about: { moves: string }) => string;
  line?: () => string;
};
const FACES: Record<Verdict['kind'] | 'none' | 'unasked', Face> = {
  unasked: { icon: CalendarCheck, tone: 'chip', title: FIND_A_TIME.unasked },
  none: { icon: MousePointerClick, tone: 'chip', title: FIND_A_TIME.noneChosen },
  free: { icon: CalendarCheck, tone: 'chip', title: FIND_A_TIME.everyoneFree, line: FIND_A_TIME.freeLine },
  odd: { icon: TriangleAlert, tone: 'waiting', title: FIND_A_TIME.odd },
  taken: { icon: CircleAlert, tone: 'bad', title: FIND_A_TIME.taken },
  unknown: { icon: CalendarCheck, tone: 'chip', title: FIND_A_TIME.checking, line: FIND_A_TIME.checkingLine },
};

type Props = {
  /** Null while no time is chosen, or if there is no one it could suit. */
  verdict: Verdict | null;
  isChosen: boolean;
  /** Whether the time replaces another one. */
  moves: boolean;
  /** What to do while there is none. */
  hint: string;
  /** While the time is moving, nothing is announced, and nothing grows that would shift the pointer's target. */
  isMoving: boolean;
};

/** Who the chosen time does not suit; the box stays in place, whatever it says. */
export function VerdictBox({ verdict, isChosen, moves, hint, isMoving }: Props) {
  const { icon: Icon, tone, title, line } = FACES[verdict?.kind ?? (isChosen ? 'unasked' : 'none')];
  return (
    <div
      className={`${classes.box} ${tone}`}
      role="status"
      aria-label={FIND_A_TIME.chosen()}
      aria-live={isMoving ? 'off' : 'polite'}
      data-kind={verdict?.kind}
    >
      <Icon className="firm mt-3xs" size={16} aria-hidden />
      <div className="slim">
        <p className="bold">{title({ moves: String(moves) })}</p>
        {verdict && verdict.doubts.length > 0 ? (
          <Sentences verdict={verdict} isMoving={isMoving} />
        ) : (
          <p>{line?.() ?? hint}</p>
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
    <ul className="bullets">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {hidden > 0 && <li>{FIND_A_TIME.moreDoubts({ count: hidden })}</li>}
    </ul>
  );
}
