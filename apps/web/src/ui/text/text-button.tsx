import { Anchor } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';

type Props = { onClick: MouseEventHandler<HTMLButtonElement>; children: ReactNode };

/** A button that stands inside a sentence and looks like a link in it. */
export function TextButton({ onClick, children }: Props) {
  return (
    <Anchor component="button" type="button" inherit c="inherit" underline="always" onClick={onClick}>
      {children}
    </Anchor>
  );
}
