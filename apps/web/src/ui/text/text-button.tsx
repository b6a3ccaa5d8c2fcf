import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** A button that stands inside a sentence and looks like a link in it. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Anchor component="button" type="button" inherit c="inherit" underline="always" onClick={onClick}>
      {children}
    </Anchor>
  );
}
