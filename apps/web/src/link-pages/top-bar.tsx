import { LINK_PAGES } from './link-pages.texts.ts';

/** The product, and the organization it asks for. */
export function TopBar({ company }: { company: string }) {
  return (
    <header className="top-bar">
      <span className="brand">
        <svg width="24" height="26" viewBox="0 0 24 26" aria-hidden="true">
          <g className="mark">
            <rect x="9" y="3.5" width="14.5" height="5" rx="2.5" />
            <rect x="4.75" y="10.5" width="14.5" height="5" rx="2.5" />
            <rect x=".5" y="17.5" width="14.5" height="5" rx="2.5" />
          </g>
          <rect className="mark-slot" x="9" y="1" width="6" height="24" rx="3" />
        </svg>
        Slotwise
      </span>
      {company && <span className="small">{LINK_PAGES.company({ company })}</span>}
    </header>
  );
}
