import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { fetchedBy } from '#ui/lists/fetched-by.ts';
import { PREVIEW } from './mail-preview.texts.ts';

const loadDialog = async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog });
const PreviewDialog = lazy(loadDialog);

type Props = {
  /** What is about to be sent; null where something in it is wrong, which the form then shows. */
  onAsk: () => MailPreviewRequest | null;
};

/** Shows what each person will be mailed, before it is sent. */
export function PreviewButton({ onAsk }: Props) {
  const [request, setRequest] = useState<MailPreviewRequest | null>(null);
  return (
    <>
      <Button variant="default" {...fetchedBy(loadDialog)} onClick={() => setRequest(onAsk())}>
        {PREVIEW.preview()}
      </Button>
      {request && (
        <Suspense fallback={null}>
          <PreviewDialog request={request} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </>
  );
}
