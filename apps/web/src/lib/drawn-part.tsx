import { memo, type ReactNode } from 'react';

type Props = {
  /** All that the part is drawn from and that can change. */
  from: readonly unknown[];
  draw: () => ReactNode;
};

/** A part of a screen that is drawn again only where what it shows has changed, and not at each key of another part. */
export const DrawnPart = memo(
  ({ draw }: Props) => draw(),
  (before, after) => before.from.every((value, i) => Object.is(value, after.from[i])),
);
