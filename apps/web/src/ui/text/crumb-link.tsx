import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A step of the way up, in the size and colour of the line it stands in. */
export function CrumbLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit c="inherit">
      {children}
    </Anchor>
  );
}
