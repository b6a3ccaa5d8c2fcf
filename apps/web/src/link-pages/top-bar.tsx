import type { ReactNode } from 'react';

/** The requesting organization; empty until known, and null if there is none: then shows the product. */
export function TopBar({ company }: { company: string | null }) {
  return <header className="top-bar">{company === null ? <Product /> : <Brand>{company}</Brand>}</header>;
}

const Brand = ({ children }: { children: ReactNode }) => <span className="brand">{children}</span>;

const Product = () => (
  <Brand>
    <svg width="24" height="26" viewBox="0 0 24 26" aria-hidden="true">
      <g className="mark">
        <rect x="9" y="3.5" width="14.5" height="5" rx="2.5" />
        <rect x="4.75" y="10.5" width="14.5" height="5" rx="2.5" />
        <rect x=".5" y="17.5" width="14.5" height="5" rx="2.5" />
      </g>
      <rect className="mark-slot" x="9" y="1" width="6" height="24" rx="3" />
    </svg>
    Slotwise
  </Brand>
);
