import { Fragment, type ReactNode } from 'react';

/** Placeholders in a sentence for elements. */
export const MARKS = ['\uE000', '\uE001'] as const;

/** A catalog sentence with elements; each replaces its placeholder. */
export const Filled = ({ text, parts }: { text: string; parts: readonly ReactNode[] }) =>
  text
    .split(/([\uE000\uE001])/)
    .map((piece, i) => (
      <Fragment key={i}>{i % 2 === 0 ? piece : parts[MARKS.indexOf(piece as '\uE000')]}</Fragment>
    ));
