import { Anchor } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';

type Props = { onClick: MouseEventHandler<HTMLButtonElement>; children: ReactNode };

/** A button inside a sentence that looks like a link. */
export function TextButton({ onClick, children }: Props) {
  return (
    <Anchor component="button" type="button" inherit c="inherit" underline="always" onClick={onClick}>
      {children}
    </Anchor>
  );
}
