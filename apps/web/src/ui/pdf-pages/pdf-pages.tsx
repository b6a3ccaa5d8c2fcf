import type { ReactNode } from 'react';
import { RetryNote } from '../notes/retry-note.tsx';
import type { Mark } from './mark-words.ts';
import { PdfNote } from './pdf-note.tsx';
import classes from './pdf-pages.module.css';
import { PdfSkeleton } from './pdf-skeleton.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import { usePdf, type LoadPdf } from './use-pdf.ts';
import { PDF } from './pdf.texts.ts';

type Props = {
  /** The region's accessible name, such as the file name. */
  name: string;
  /** A different key means a different document. */
  documentKey: string;
  load: LoadPdf;
  /** Buttons on the right of the bar and below a document that cannot be shown, such as a download. */
  acts?: ReactNode;
  /** Words to highlight and scroll to. */
  mark?: Mark | null;
  /** Called with whether that succeeded. */
  onMarked?: (isMarked: boolean) => void;
};

const ignore = () => undefined;

/**
 * Shows a PDF in place: pages are drawn as they come into view, their words selectable and found by the browser's
 * search. Links and scripts of the document are disabled. The PDF reader is loaded with the first document.
 */
export function PdfPages(props: Props) {
  const { name, documentKey, load, acts, mark = null, onMarked = ignore } = props;
  const state = usePdf(documentKey, load);
  return (
    <section className={classes.reader} aria-label={name}>
      {state.kind === 'loading' && <PdfSkeleton label={PDF.loading({ name })} />}
      {state.kind === 'refused' && (
        <RetryNote title={PDF.notLoaded()} failure={state.failure} onRetry={state.retry} />
      )}
      {state.kind === 'trouble' && <PdfNote trouble={state.trouble} onRetry={state.retry} acts={acts} />}
      {state.kind === 'open' && (
        <PdfViewer key={documentKey} pdf={state.pdf} {...{ name, acts, mark, onMarked }} />
      )}
    </section>
  );
}
