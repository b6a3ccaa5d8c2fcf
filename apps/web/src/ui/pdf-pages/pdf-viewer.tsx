import { useElementSize } from '@mantine/hooks';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Mark } from './mark-words.ts';
import type { OpenPdf } from './pdf-engine.ts';
import { PdfPage, type PageFrame } from './pdf-page.tsx';
import classes from './pdf-pages.module.css';
import { PdfSkeleton } from './pdf-skeleton.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { usePlace } from './use-place.ts';
import { getScale, zoomedIn, zoomedOut, type Zoom } from './zoom.ts';
import { PDF } from './pdf.texts.ts';

/** In longer documents, words are added page by page, as pages come into view. */
const WORDS_AT_ONCE = 60;
/** The printed width of A4 in CSS pixels, until the document's own is known. */
const NO_SIZE = { width: 794, height: 1123 };

/** Arrows and Page Down scroll only the focused element. */
const FOCUSABLE = { tabIndex: 0 };

type Props = {
  pdf: OpenPdf;
  name: string;
  acts?: ReactNode;
  mark: Mark | null;
  onMarked: (isMarked: boolean) => void;
};

/** The pages of an open PDF below the toolbar. */
export function PdfViewer({ pdf, name, acts, mark, onMarked }: Props) {
  const firstSize = useFirstSize(pdf);
  const pixelRatio = usePixelRatio();
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { ref: stage, width: room } = useElementSize<HTMLDivElement>();
  const { scroller, page, onScroll, goTo } = usePlace(`${zoom} ${room}`);
  const scale = getScale(zoom, (firstSize ?? NO_SIZE).width, room);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomByKey(event, scale);
    if (!next) return;
    event.preventDefault();
    setZoom(next);
  };
  const frame: PageFrame | null =
    firstSize && room > 0 ? { pdf, firstSize, zoom, room, pixelRatio, scroller } : null;
  return (
    // Keys work while the focus is anywhere in the reader; each has an equivalent button.
    <div role="presentation" onKeyDown={onKeyDown}>
      <PdfToolbar
        page={page}
        pageCount={pdf.pageCount}
        onPage={goTo}
        zoom={zoom}
        scale={scale}
        onZoom={setZoom}
        acts={acts}
      />
      <div
        ref={scroller}
        className={classes.scroller}
        role="region"
        aria-label={PDF.pagesOf({ name })}
        onScroll={onScroll}
        {...FOCUSABLE}
      >
        <div ref={stage} className="column gap-sm full">
          {!frame && <PdfSkeleton label={PDF.loading({ name })} />}
          {frame &&
            Array.from({ length: pdf.pageCount }, (_, index) => (
              <PdfPage
                key={index}
                frame={frame}
                number={index + 1}
                wordsAtOnce={index < WORDS_AT_ONCE}
                mark={mark?.page === index + 1 ? mark : null}
                onMarked={onMarked}
              />
            ))}
        </div>
      </div>
    </div>
  );
}

function zoomByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, scale: number): Zoom | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return zoomedIn(scale);
  if (key === '-') return zoomedOut(scale);
  return key === '0' ? 'fit' : null;
}

function useFirstSize(pdf: OpenPdf) {
  const [size, setSize] = useState<PageFrame['firstSize'] | null>(null);
  useEffect(() => {
    pdf.getSheet(1).then(setSize, () => setSize(NO_SIZE));
  }, [pdf]);
  return size;
}
