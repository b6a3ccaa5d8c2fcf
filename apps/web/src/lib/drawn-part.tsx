import { memo, type ReactNode } from 'react';

type Props = {
  /** Everything the part depends on that can change. */
  from: readonly unknown[];
  draw: () => ReactNode;
};

/** A part of a screen that renders again only if what it shows has changed, not on every keystroke elsewhere. */
export const DrawnPart = memo(
  ({ draw }: Props) => draw(),
  (before, after) => before.from.every((value, i) => Object.is(value, after.from[i])),
);
