import { Skeleton } from '@mantine/core';
import { FIND_A_TIME } from './find-a-time.texts.ts';
import { useEffect, useState } from 'react';
import classes from './slot-finder.module.css';

/** Times that arrive sooner than this never flash a skeleton. */
const DELAY_MS = 150;

/** A placeholder for the grid, of the same height. */
export function FinderSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={classes.skeleton}
      role="status"
      aria-label={FIND_A_TIME.looking()}
      data-late={isLate || undefined}
    >
      <Skeleton className={classes.ghost} animate={false} />
    </div>
  );
}
