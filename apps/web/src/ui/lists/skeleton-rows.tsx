import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './skeleton-rows.module.css';
import { UI } from '../ui.texts.ts';

/** A list that arrives sooner than this never flashes a skeleton. */
const DELAY_MS = 150;
const NAME_WIDTHS = ['70%', '52%', '82%', '60%'];

type Props = {
  rows?: number;
  label?: string;
  /** For rows that are sure to come, where a blank space would look like none. */
  isPrompt?: boolean;
};

/** A placeholder in the shape of the rows. */
export function SkeletonRows({ rows = 4, label = UI.loading(), isPrompt = false }: Props) {
  const [isLate, setLate] = useState(isPrompt);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" aria-label={label}>
      {isLate &&
        Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row}>
            <div>
              <Skeleton h={11} w={NAME_WIDTHS[row % NAME_WIDTHS.length]} mb={7} animate={false} />
              <Skeleton h={9} w="40%" animate={false} />
            </div>
            <Skeleton h={11} w={130} animate={false} />
            <Skeleton h={11} w={90} animate={false} />
            <Skeleton h={20} w={84} animate={false} />
          </div>
        ))}
    </div>
  );
}
