import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import type { OpenPdf, PdfSheet } from './pdf-engine.ts';
import classes from './pdf-page.module.css';
import type { Mark } from './mark-words.ts';
import { useMark } from './use-mark.ts';
import { useNear } from './use-near.ts';
import { getScale, type Zoom } from './zoom.ts';
import { PDF } from './pdf.texts.ts';

/** What all pages of a document share. */
export type PageFrame = {
  pdf: OpenPdf;
  /** CSS pixels at the printed size; used for pages whose own size is not known yet. */
  firstSize: { width: number; height: number };
  zoom: Zoom;
  /** The available width in CSS pixels for a page that is to fit. */
  room: number;
  pixelRatio: number;
  scroller: RefObject<HTMLElement | null>;
};

type Props = {
  frame: PageFrame;
  /** Counts from 1. */
  number: number;
  /** Adds all words at once, so that the browser's search finds them before a page was in view. */
  wordsAtOnce: boolean;
  /** Words to highlight on this page; null for none. */
  mark: Mark | null;
  /** Called with whether the words were found on the page and highlighted. */
  onMarked: (isMarked: boolean) => void;
};

/** One page: its picture while close to the viewport, with its words on top. Stays white in dark mode. */
export function PdfPage({ frame, number, wordsAtOnce, mark, onMarked }: Props) {
  const { pdf, firstSize, zoom, room, scroller } = frame;
  const page = useRef<HTMLDivElement>(null);
  const isNear = useNear(page, scroller);
  const { sheet, isBroken, setBroken } = useSheet(pdf, number, isNear || wordsAtOnce || mark !== null);
  const words = useRef<HTMLDivElement>(null);
  const hasWords = useWords(sheet, words);
  const { width, height } = sheet ?? firstSize;
  const scale = getScale(zoom, width, room);
  useMark(mark, { words, scroller, hasWords, scale }, onMarked);

  const place = { number, count: pdf.pageCount };
  return (
    <div
      ref={page}
      className={classes.page}
      role="group"
      aria-label={hasWords === false ? PDF.picture(place) : PDF.page(place)}
      data-page={number}
      style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
    >
      {sheet && isNear && (
        <Picture sheet={sheet} scale={scale} pixelRatio={frame.pixelRatio} onFail={setBroken} />
      )}
      <div ref={words} className={classes.words} style={wordsScale(scale)} />
      {isBroken && <p className="centered fills small">{PDF.pageBroken()}</p>}
    </div>
  );
}

/** The PDF unit is 1/72 inch, CSS uses 1/96. */
const wordsScale = (scale: number): Record<string, string> => ({
  '--total-scale-factor': String((scale * 96) / 72),
});

function useSheet(pdf: OpenPdf, number: number, isWanted: boolean) {
  const [sheet, setSheet] = useState<PdfSheet | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    pdf.getSheet(number).then(
      (found) => current && setSheet(found),
      () => current && setIsBroken(true),
    );
    return () => {
      current = false;
    };
  }, [pdf, number, isWanted]);
  return { sheet, isBroken, setBroken: () => setIsBroken(true) };
}

/** Null until the words are laid out; false for a page without any, such as a scan. */
function useWords(sheet: PdfSheet | null, container: RefObject<HTMLDivElement | null>) {
  const [hasWords, setHasWords] = useState<boolean | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!sheet || !element) return;
    const work = sheet.layText(element);
    const look = (isDone: boolean) => isDone && setHasWords(element.textContent.trim() !== '');
    // Even without its words a page can be read.
    work.done.then(look, () => undefined);
    return () => {
      work.cancel();
      element.replaceChildren();
    };
  }, [sheet, container]);
  return hasWords;
}

type PictureProps = { sheet: PdfSheet; scale: number; pixelRatio: number; onFail: () => void };

/** Draws in the background and swaps when ready, so that a change of size never flickers. */
function Picture({ sheet, scale, pixelRatio, onFail }: PictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  const fail = useLatest(onFail);

  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.className = classes.canvas ?? '';
    canvas.ariaHidden = 'true';
    const work = sheet.draw(canvas, scale, pixelRatio);
    work.done.then(
      (isDone) => isDone && holder.current?.replaceChildren(canvas),
      () => fail.current(),
    );
    return work.cancel;
  }, [sheet, scale, pixelRatio, fail]);

  useEffect(() => () => sheet.release(), [sheet]);
  return <div ref={holder} className="fills" />;
}
