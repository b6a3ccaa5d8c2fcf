import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A breadcrumb link, in the size and color of its line. */
export function CrumbLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit c="inherit">
      {children}
    </Anchor>
  );
}
