import { useEffect, useRef } from 'react';
import type { Origin } from '../candidate/origin.model.ts';
import type { Attachment } from '../documents/documents.actions.ts';

/** Hangs the resume that filled in the form on its draft, once: a copy that nothing takes is deleted after a day. */
export function useResumeOfOrigin(origin: Origin | null, attach: (added: Attachment) => void) {
  const isAttached = useRef(false);
  useEffect(() => {
    if (!origin || isAttached.current) return;
    isAttached.current = true;
    attach({ documentId: origin.resume.documentId, kind: 'RESUME', visibility: 'INTERNAL' });
  });
}
