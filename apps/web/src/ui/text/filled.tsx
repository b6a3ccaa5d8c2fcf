import { Fragment, type ReactNode } from 'react';

/** What stands in a printed sentence where an element belongs. */
export const MARKS = ['\uE000', '\uE001'] as const;

/** A sentence of a catalogue with elements in it; each takes the place of its mark. */
export const Filled = ({ text, parts }: { text: string; parts: readonly ReactNode[] }) =>
  text
    .split(/([\uE000\uE001])/)
    .map((piece, i) => (
      <Fragment key={i}>{i % 2 === 0 ? piece : parts[MARKS.indexOf(piece as '\uE000')]}</Fragment>
    ));
