import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import { composeText, countLetters, type FoundPage } from '../text/compose-text.ts';
import { mixesColumns } from './pdf-columns.ts';
import { followDrawing, type Drawing, type Paper } from './pdf-drawing.ts';
import { readItems, type PdfItem } from './pdf-items.ts';
import type { ResumeText } from '../text/resume-text.ts';
import { damaged, locked, scanned, wordless, type UnreadableFile } from '../text/unreadable-file.ts';

/** Pages with fewer letters have a title or page number, but no text. */
const LEAST_LETTERS = 100;
/** OCR text from a scanner is all unpainted, over its picture. */
const ALL_BUT_FEW = 0.95;
/** Pictures are most of the size of most files, and none is decoded. */
const NO_PICTURES = 1;

/** The share of a font's size that its widths are in, if the font does not say. */
const USUAL_UNIT = 0.001;

type ReadPage = FoundPage & { hasPicture: boolean; isRecognised: boolean; isMixed: boolean };

/**
 * Reads the words of a PDF in the order of its content streams, which is its writer's order and keeps columns separate;
 * sorting by position mixes them. Throws UnreadableFile: PASSWORD, CORRUPT, or NO_TEXT for scans.
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  const pages = await readPages(bytes);
  requireText(pages);
  const flags: ResumeFlag[] = [];
  if (pages.some(({ isRecognised }) => isRecognised)) flags.push('READ_BY_OCR');
  if (pages.some(({ isMixed }) => isMixed)) flags.push('COLUMNS_MIXED');
  return composeText(pages, flags);
}

async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({
    // The library takes over its array, which the caller may still need.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: NO_PICTURES,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
  });
  try {
    const file: PDFDocumentProxy = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      pages.push(await readPage(await file.getPage(number)));
    }
    return pages;
  } catch (error) {
    throw toFault(error);
  } finally {
    await task.destroy();
  }
}

/** The library names only its own errors; any other comes from a broken file. */
function toFault(error: unknown): UnreadableFile {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? locked('PDF') : damaged('PDF');
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const pieces: PdfItem[] = items.filter((item) => 'str' in item);
  const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const drawing = followDrawing(operators, toPaper(page));
  const isRecognised = isRecognisedText(drawing);
  const found = readItems(pieces, isRecognised ? { ...drawing, letters: [] } : drawing);
  page.cleanup();
  return { ...found, isRecognised, hasPicture: drawing.hasPicture, isMixed: mixesColumns(pieces) };
}

function toPaper({ view, commonObjs }: PDFPageProxy): Paper {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  return {
    view: { left, bottom, right, top },
    getUnit: (font) => (commonObjs.has(font) && commonObjs.get(font)?.fontMatrix?.[0]) || USUAL_UNIT,
  };
}

/** Scanners put their OCR text invisibly over the picture. */
function isRecognisedText({ letters, hasPicture }: Drawing): boolean {
  const unpainted = letters.filter(({ unseen }) => unseen === 'UNPAINTED').length;
  return hasPicture && unpainted > 0 && unpainted >= ALL_BUT_FEW * letters.length;
}

function requireText(pages: ReadPage[]): void {
  const letters = pages.map(({ text }) => countLetters(text));
  if (letters.some((count) => count >= LEAST_LETTERS)) return;
  if (pages.some(({ hasPicture }) => hasPicture)) throw scanned();
  if (letters.every((count) => count === 0)) throw wordless();
}
