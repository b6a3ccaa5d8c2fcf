import {
  getDocument,
  PDFWorker,
  PixelsPerInch,
  TextLayer,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { canvasRatio } from './zoom.ts';

/** Why a PDF cannot be shown: it is damaged or not a PDF, it needs a password, or the reader did not start. */
export type PdfTrouble = 'broken' | 'locked' | 'stuck';

/** Running work on a page. `cancel` makes `done` resolve to false instead of true. */
export type PageWork = { done: Promise<boolean>; cancel: () => void };

export type PdfSheet = {
  /** CSS pixels at the printed size. */
  width: number;
  height: number;
  /** Draws into a canvas it sizes itself; `scale` 1 is the printed size. */
  draw: (canvas: HTMLCanvasElement, scale: number, pixelRatio: number) => PageWork;
  /** Fills an element with the page's words, each over its position in the picture. */
  layText: (container: HTMLElement) => PageWork;
  /** Frees what drawing has allocated. */
  release: () => void;
};

export type OpenPdf = {
  pageCount: number;
  /** Counts from 1. */
  getSheet: (page: number) => Promise<PdfSheet>;
  close: () => void;
};

const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
const OWN_FILES = `${import.meta.env.BASE_URL}assets/pdf-${version}/`;
/** An image with more pixels is left out: a small file may unpack to gigabytes. */
const LARGEST_PICTURE = 100_000_000;

const options = {
  cMapUrl: OWN_FILES,
  standardFontDataUrl: OWN_FILES,
  wasmUrl: OWN_FILES,
  // The worker's own policy forbids fetching; the page fetches for it.
  useWorkerFetch: false,
  useWasm: false,
  // A machine's own Helvetica may be any font; ours looks the same everywhere.
  useSystemFonts: false,
  isEvalSupported: false,
  enableXfa: false,
  maxImageSize: LARGEST_PICTURE,
  verbosity: VerbosityLevel.ERRORS,
};

/** Opens a PDF in its own worker. The caller's bytes stay intact. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf | PdfTrouble> {
  const { worker, failed, stop } = startWorker();
  const task = getDocument({ ...options, worker, data: new Uint8Array(bytes.slice(0)) });
  const close = () => void task.destroy().finally(stop);
  try {
    const file = await Promise.race([task.promise, failed]);
    return { pageCount: file.numPages, getSheet: (page) => getSheet(file, page), close };
  } catch (error) {
    const trouble = getTrouble(error);
    close();
    // A worker that never started cannot confirm that it ended.
    if (trouble === 'stuck') stop();
    return trouble;
  }
}

/** Our own worker, because the library would parse a document on the main thread if its worker does not start. */
function startWorker() {
  const port = new Worker(WORKER, { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: options.verbosity });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker did not start.')));
  });
  const stop = () => {
    worker.destroy();
    port.terminate();
  };
  return { worker, failed, stop };
}

const TROUBLES: Record<string, PdfTrouble> = {
  PasswordException: 'locked',
  InvalidPDFException: 'broken',
  UnknownErrorException: 'broken',
  FormatError: 'broken',
};

const getTrouble = (error: unknown): PdfTrouble => TROUBLES[(error as Error).name] ?? 'stuck';

async function getSheet(file: PDFDocumentProxy, number: number): Promise<PdfSheet> {
  const page = await file.getPage(number);
  const { width, height } = findViewport(page, 1);
  return {
    width,
    height,
    draw: (canvas, scale, pixelRatio) => draw(page, canvas, scale, pixelRatio),
    layText: (container) => layText(page, container),
    release: () => void page.cleanup(),
  };
}

const findViewport = (page: PDFPageProxy, scale: number) =>
  page.getViewport({ scale: scale * PixelsPerInch.PDF_TO_CSS_UNITS });

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, pixelRatio: number): PageWork {
  const { width, height } = findViewport(page, scale);
  const ratio = canvasRatio(width, height, pixelRatio);
  const viewport = findViewport(page, scale * ratio);
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  return cancellable(task.promise, () => task.cancel());
}

function layText(page: PDFPageProxy, container: HTMLElement): PageWork {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: findViewport(page, 1),
  });
  return cancellable(layer.render(), () => layer.cancel());
}

/** Cancelled work ends without an error; failed work keeps its own. */
function cancellable(work: Promise<unknown>, cancel: () => void): PageWork {
  let isCancelled = false;
  const done = work.then(
    () => true,
    (error: unknown) => {
      if (isCancelled) return false;
      throw error;
    },
  );
  return {
    done,
    cancel: () => {
      isCancelled = true;
      cancel();
    },
  };
}
