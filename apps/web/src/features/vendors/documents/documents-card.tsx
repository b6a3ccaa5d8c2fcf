import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentRef,
  type Visibility,
} from '@slotwise/contract/booking-parts/documents.schema';
import { isFailure } from '@slotwise/contract/failures';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { uploadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { ReadersField } from '../readers-field.tsx';
import { DocumentList } from './document-list.tsx';
import { attachDocument, removeDocument, type Attachment } from './documents.actions.ts';
import classes from './documents.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { VENDORS } from '../vendors.texts.ts';

/** The kinds filed about a vendor; the others belong to candidates. */
const listKinds = () =>
  DOCUMENT_KINDS.filter((kind) => !['SCORECARD', 'RESUME'].includes(kind)).map((value) => ({
    value,
    label: value === 'OTHER' ? VENDORS.agreement() : DOCUMENT_KIND_WORDS[value],
  }));

type Props = { vendor: VendorPage; reread: () => void };

/** The files about a vendor, and a place to add more. */
export function DocumentsCard({ vendor, reread }: Props) {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState<DocumentRef | null>(null);
  const remove = async ({ documentId }: DocumentRef) => {
    setLeaving(null);
    const response = await dispatch(removeDocument(vendor.vendorId, documentId));
    if (!isFailure(response)) reread();
  };
  return (
    <Card title={VENDORS.documents()}>
      <div className="lines">
        {vendor.documents.length > 0 && <DocumentList documents={vendor.documents} onRemove={setLeaving} />}
        <Attach vendor={vendor} onAttached={reread} />
      </div>
      <RemoveQuestion
        document={leaving}
        onKeep={() => setLeaving(null)}
        onRemove={(document) => void remove(document)}
      />
    </Card>
  );
}

type Unfiled = Attachment & { fileName: string; size: number };

/** Files each uploaded document; a refused one can be retried, so that no upload is lost. */
function useAttach({ vendorId }: VendorPage, onAttached: () => void) {
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState<Unfiled[]>([]);
  const attach = async (file: Unfiled) => {
    const { documentId, kind, visibility } = file;
    const response = await dispatch(attachDocument(vendorId, { documentId, kind, visibility }));
    const others = (before: Unfiled[]) => before.filter((one) => one.documentId !== documentId);
    setWaiting((before) => (isFailure(response) ? [...others(before), file] : others(before)));
    if (!isFailure(response)) onAttached();
  };
  return { waiting, attach };
}

function Attach({ vendor, onAttached }: { vendor: VendorPage; onAttached: () => void }) {
  const [kind, setKind] = useState<DocumentKind>('OTHER');
  const [visibility, setVisibility] = useState<Visibility>('INTERNAL');
  const { waiting, attach } = useAttach(vendor, onAttached);
  return (
    <div className="stack gap-sm p-md">
      <div className={classes.about}>
        <Select
          label={VENDORS.kind()}
          allowDeselect={false}
          data={listKinds()}
          value={kind}
          onChange={(chosen) => setKind(chosen as DocumentKind)}
        />
        <ReadersField vendor={vendor} value={visibility} onChange={setVisibility} />
      </div>
      <FileDrop
        label={VENDORS.documents()}
        limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
        upload={uploadDocument}
        onUploaded={({ documentId, fileName, size }) =>
          void attach({ documentId, fileName, size, kind, visibility })
        }
      />
      {waiting.length > 0 && (
        <ul className="stack small" aria-label={VENDORS.unattached()}>
          {waiting.map((file) => (
            <li key={file.documentId} className="flow row apart">
              <TwoLines
                first={file.fileName}
                second={VENDORS.unattachedSize({ size: fileSize(file.size) })}
              />
              <Button size="xs" variant="default" onClick={() => void attach(file)}>
                {VENDORS.attachAgain()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
