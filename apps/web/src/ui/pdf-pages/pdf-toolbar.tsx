import { ActionIcon, Button } from '@mantine/core';
import { ChevronDown, ChevronUp, Minus, MoveHorizontal, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './pdf-toolbar.module.css';
import { canZoomIn, canZoomOut, zoomedIn, zoomedOut, type Zoom } from './zoom.ts';
import { PDF } from './pdf.texts.ts';

type Props = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** The scale the current page is drawn at. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
  acts?: ReactNode;
};

/** Turns pages and zooms, with buttons that also work with the keyboard. */
export function PdfToolbar({ page, pageCount, onPage, zoom, scale, onZoom, acts }: Props) {
  return (
    <div className={classes.bar}>
      <div className="row gap-2xs" role="group" aria-label={PDF.pages()}>
        <Tool label={PDF.previous()} icon={ChevronUp} onClick={page > 1 && (() => onPage(page - 1))} />
        <Tool label={PDF.next()} icon={ChevronDown} onClick={page < pageCount && (() => onPage(page + 1))} />
        <span className={`${classes.words} tabular`} role="status">
          <span className="unseen-under-700">{PDF.pageWord()} </span>
          {PDF.place({ number: page, count: pageCount })}
        </span>
      </div>
      <div className="row gap-2xs" role="group" aria-label={PDF.size()}>
        <Tool
          label={PDF.zoomOut()}
          icon={Minus}
          keys="-"
          onClick={canZoomOut(scale) && (() => onZoom(zoomedOut(scale)))}
        />
        <span className={`${classes.percent} tabular unseen-under-700`} role="status">
          {Math.round(scale * 100)} %
        </span>
        <Tool
          label={PDF.zoomIn()}
          icon={Plus}
          keys="+"
          onClick={canZoomIn(scale) && (() => onZoom(zoomedIn(scale)))}
        />
        <Button
          className={classes.fit}
          size="xs"
          variant={zoom === 'fit' ? 'light' : 'default'}
          aria-label={PDF.fitWidth()}
          aria-pressed={zoom === 'fit'}
          aria-keyshortcuts="0"
          title={PDF.fitWidthKey()}
          onClick={() => onZoom('fit')}
        >
          <MoveHorizontal size={15} aria-hidden />
          <span className={classes.fitWord}>{PDF.fit()}</span>
        </Button>
      </div>
      {acts && <div className="flex gap-xs to-right">{acts}</div>}
    </div>
  );
}

type ToolProps = { label: string; icon: LucideIcon; keys?: string; onClick: (() => void) | false };

const Tool = ({ label, icon: Icon, keys, onClick }: ToolProps) => (
  <ActionIcon
    className="touch-square"
    size={30}
    variant="default"
    aria-label={label}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys})` : label}
    // A disabled button would drop the focus of someone who reached the end with it.
    aria-disabled={onClick === false}
    data-disabled={onClick === false || undefined}
    onClick={onClick || undefined}
  >
    <Icon size={15} />
  </ActionIcon>
);
