import {
  DOCUMENT_KINDS,
  VISIBILITIES,
  type DocumentKind,
  type Visibility,
} from '@slotwise/contract/booking-parts/documents.schema';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { Button, Radio, Select } from '@mantine/core';
import { useState } from 'react';
import { uploadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { Card } from '#ui/page/card.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { VISIBILITY_WORDS } from '../comments/comment-words.model.ts';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import classes from './documents.module.css';
import { useAttach } from './use-attach.ts';
import { DOCUMENTS } from './documents.texts.ts';

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_WORDS[value] }));

/** Adds files: first their kind and readers, then by choosing or dropping them. */
export function AttachCard({ booking }: { booking: ViewedBooking }) {
  const [kind, setKind] = useState<DocumentKind>('RESUME');
  const isSupplier = useIsSupplier(booking);
  const [visibility, setVisibility] = useState<Visibility>(isSupplier ? 'SHARED' : 'INTERNAL');
  const { waiting, attach, forget } = useAttach(booking);
  const isFull = booking.documents.length >= LIMITS.documentsPerBooking;
  return (
    <Card title={DOCUMENTS.attach()} padded>
      <div className="stack gap-sm">
        <Select
          label={DOCUMENTS.kind()}
          allowDeselect={false}
          data={KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen as DocumentKind)}
        />
        {!isSupplier && (
          <Radio.Group
            label={DOCUMENTS.whoReads()}
            description={VISIBILITY_WORDS[visibility].about()}
            value={visibility}
            onChange={(chosen) => setVisibility(chosen as Visibility)}
          >
            <div className="flex gap-md mt-2xs">
              {VISIBILITIES.map((one) => (
                <Radio key={one} value={one} label={VISIBILITY_WORDS[one].word()} />
              ))}
            </div>
          </Radio.Group>
        )}
        <FileDrop
          label={DOCUMENTS.title()}
          limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
          upload={uploadDocument}
          onUploaded={({ documentId, fileName, size }) =>
            void attach({ documentId, fileName, size, kind, visibility })
          }
          disabled={isFull}
        />
        {isFull && <p className="caption">{DOCUMENTS.full({ most: LIMITS.documentsPerBooking })}</p>}
        {waiting.length > 0 && (
          <ul className={classes.waiting} aria-label={DOCUMENTS.notAttached()}>
            {waiting.map((file) => (
              <li key={file.documentId}>
                <TwoLines first={file.fileName} second={DOCUMENTS.notYet({ size: fileSize(file.size) })} />
                <Button size="xs" variant="default" onClick={() => void attach(file)}>
                  {DOCUMENTS.attachAgain()}
                </Button>
                <Button size="xs" variant="subtle" onClick={() => forget(file.documentId)}>
                  {DOCUMENTS.leaveOut()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
