import { ActionIcon, Button } from '@mantine/core';
import { ChevronDown, ChevronUp, Minus, MoveHorizontal, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './pdf-toolbar.module.css';
import { canZoomIn, canZoomOut, zoomedIn, zoomedOut, type Zoom } from './zoom.ts';

type Props = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** The factor the present page is drawn with. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  acts?: ReactNode;
};

/** Turns pages and changes their size, by buttons that also work with the keyboard. */
export function PdfToolbar({ page, pageCount, onPage, zoom, scale, onZoom, acts }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.group} role="group" aria-label="Pages">
        <Tool label="Previous page" icon={ChevronUp} onClick={page > 1 && (() => onPage(page - 1))} />
        <Tool label="Next page" icon={ChevronDown} onClick={page < pageCount && (() => onPage(page + 1))} />
        <span className={`${classes.words} tabular`} role="status">
          <span className="unseen-under-700">Page </span>
          {page} of {pageCount}
        </span>
      </div>
      <div className={classes.group} role="group" aria-label="Size">
        <Tool
          label="Zoom out"
          icon={Minus}
          keys="-"
          onClick={canZoomOut(scale) && (() => onZoom(zoomedOut(scale)))}
        />
        <span className={`${classes.percent} tabular unseen-under-700`} role="status">
          {Math.round(scale * 100)} %
        </span>
        <Tool
          label="Zoom in"
          icon={Plus}
          keys="+"
          onClick={canZoomIn(scale) && (() => onZoom(zoomedIn(scale)))}
        />
        <Button
          className={classes.fit}
          size="xs"
          variant={zoom === 'fit' ? 'light' : 'default'}
          aria-label="Fit width"
          aria-pressed={zoom === 'fit'}
          aria-keyshortcuts="0"
          title="Fit width (0)"
          onClick={() => onZoom('fit')}
        >
          <MoveHorizontal size={15} aria-hidden />
          <span className={classes.fitWord}>Fit</span>
        </Button>
      </div>
      {acts && <div className={classes.acts}>{acts}</div>}
    </div>
  );
}

type ToolProps = { label: string; icon: LucideIcon; keys?: string; onClick: (() => void) | false };

const Tool = ({ label, icon: Icon, keys, onClick }: ToolProps) => (
  <ActionIcon
    className={classes.tool}
    size={30}
    variant="default"
    aria-label={label}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys})` : label}
    // A disabled button would drop the focus of the one who reached the end with it.
    aria-disabled={onClick === false}
    data-disabled={onClick === false || undefined}
    onClick={onClick || undefined}
  >
    <Icon size={15} />
  </ActionIcon>
);
