import { Avatar } from '../text/avatar.tsx';
import classes from './lane-face.module.css';
import type { GridLane } from './grid-times.ts';

type Props = { lane: GridLane; size: number };

/** The initials of a lane's person, or a sign for several people. */
export function LaneFace({ lane, size }: Props) {
  if (lane.mark === null) return <Avatar name={lane.name} size={size} />;
  return (
    <span className={classes.several} style={{ minWidth: size, height: size }} aria-hidden>
      {lane.mark}
    </span>
  );
}
