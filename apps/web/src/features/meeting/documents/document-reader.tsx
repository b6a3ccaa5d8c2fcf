import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { fetchFile } from '#api/fetch-file.ts';
import { downloadDocument } from '#feedback/stored-files.ts';
import { PdfPages } from '#ui/pdf-pages/pdf-pages.tsx';
import { isPdf } from './document-types.model.ts';
import { ImageReader } from './image-reader.tsx';
import { DOCUMENTS } from './documents.texts.ts';

/** A document shown in place. Its bytes are fetched with the session and never have an address of their own. */
export function DocumentReader({ document }: { document: DocumentRef }) {
  const { documentId, fileName, contentType } = document;
  const load = (signal?: AbortSignal) => fetchFile(document, signal);
  const acts = (
    <Button
      size="xs"
      variant="default"
      leftSection={<Download size={14} aria-hidden />}
      aria-label={DOCUMENTS.downloadOne({ fileName })}
      onClick={() => void downloadDocument(document)}
    >
      {DOCUMENTS.download()}
    </Button>
  );
  return isPdf(document) ? (
    <PdfPages name={fileName} documentKey={documentId} load={load} acts={acts} />
  ) : (
    <ImageReader name={fileName} documentKey={documentId} contentType={contentType} load={load} acts={acts} />
  );
}
