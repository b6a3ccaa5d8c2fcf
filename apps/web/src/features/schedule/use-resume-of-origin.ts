import { useEffect, useRef } from 'react';
import type { Attachment } from '#features/bookings/documents/documents.actions.ts';
import type { MeetingStart } from './drafts/use-meeting-start.ts';

type Start = Pick<MeetingStart, 'origin' | 'draft'>;

/** Attaches the resume that filled in the form to its new draft, once: an unattached copy is deleted after a day. */
export function useResumeOfOrigin({ origin, draft }: Start, attach: (added: Attachment) => void) {
  const isAttached = useRef(false);
  useEffect(() => {
    if (!origin || draft || isAttached.current) return;
    isAttached.current = true;
    attach({ documentId: origin.resume.documentId, kind: 'RESUME', visibility: 'INTERNAL' });
  });
}
