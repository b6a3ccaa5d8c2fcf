import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import type { OpenPdf, PdfTrouble } from './pdf-engine.ts';

/** Returns the bytes of a PDF or why not; the signal aborts loading for a closed reader. */
export type LoadPdf = (signal: AbortSignal) => Promise<ArrayBuffer | Failure>;

export type PdfState =
  | { kind: 'loading' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'trouble'; trouble: PdfTrouble }
  | { kind: 'open'; pdf: OpenPdf };

const LOADING: PdfState = { kind: 'loading' };

/** Loads and opens the PDF named by `documentKey`; another key or `retry` starts again and closes the previous one. */
export function usePdf(documentKey: string, load: LoadPdf): PdfState & { retry: () => void } {
  const [opened, setOpened] = useState<{ key: string; state: PdfState } | null>(null);
  const [round, setRound] = useState(0);
  const key = `${round} ${documentKey}`;
  const latest = useLatest(load);

  useEffect(() => {
    const stop = new AbortController();
    const opening = loadAndOpen(latest.current, stop.signal);
    void opening.then((next) => {
      if (!stop.signal.aborted) setOpened({ key, state: next });
    });
    return () => {
      stop.abort();
      void opening.then((last) => last.kind === 'open' && last.pdf.close());
    };
  }, [key, latest]);

  const state = opened?.key === key ? opened.state : LOADING;
  return { ...state, retry: useCallback(() => setRound((n) => n + 1), []) };
}

async function loadAndOpen(load: LoadPdf, signal: AbortSignal): Promise<PdfState> {
  try {
    // The PDF reader loads with the first document, in parallel with its bytes.
    const [answer, engine] = await Promise.all([load(signal), import('./pdf-engine.ts')]);
    if (isFailure(answer)) return { kind: 'refused', failure: answer };
    if (signal.aborted) return LOADING;
    const pdf = await engine.openPdf(answer);
    return typeof pdf === 'string' ? { kind: 'trouble', trouble: pdf } : { kind: 'open', pdf };
  } catch {
    return { kind: 'trouble', trouble: 'stuck' };
  }
}
