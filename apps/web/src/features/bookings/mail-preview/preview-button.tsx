import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { fetchedBy } from '#ui/lists/fetched-by.ts';
import { PREVIEW } from './mail-preview.texts.ts';

const loadDialog = async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog });
const PreviewDialog = lazy(loadDialog);

/** What is about to be sent; null if it has an error, which the form then shows. */
export type PreviewAsk = () => MailPreviewRequest | null | Promise<MailPreviewRequest | null>;

type Props = { onAsk: PreviewAsk };

/** Shows what each person will be mailed, before it is sent. */
export function PreviewButton({ onAsk }: Props) {
  const [request, setRequest] = useState<MailPreviewRequest | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setRequest(await onAsk());
    setAsking(false);
  };
  return (
    <>
      <Button variant="default" loading={isAsking} {...fetchedBy(loadDialog)} onClick={() => void ask()}>
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
