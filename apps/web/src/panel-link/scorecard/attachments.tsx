import { uploadFileByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { fileSize } from '#lib/file-size.ts';
import { changeDraft, type DraftSync } from '../draft/sync-draft.ts';
import { useLink } from '../link/link-context.ts';
import { uploadFile } from '#api/upload-file.ts';
import { OWN_CARD } from './own-card.texts.ts';

type Files = ScorecardDraft['attachments'];
type Props = { sync: DraftSync; attachments: Files };

/** Files of the scorecard, such as a photographed whiteboard. They are uploaded at once and belong to the draft. */
export function Attachments({ sync, attachments }: Props) {
  const { token, tell, isConnected } = useLink();
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const setFiles = (change: (files: Files) => Files) => {
    const { draft } = sync.state;
    changeDraft(sync, { ...draft, attachments: change(draft.attachments) });
  };
  const send = async (file: File) => {
    if (file.size > LIMITS.fileMaxBytes) {
      const text = OWN_CARD.tooLarge({
        size: fileSize(file.size),
        limit: fileSize(LIMITS.fileMaxBytes),
      });
      return tell.failed(OWN_CARD.notAdded({ name: file.name }), {
        status: 'error',
        code: 'FILE_TOO_LARGE',
        message: [text],
      });
    }
    setSending({ name: file.name, part: 0 });
    const answer = await uploadFile(uploadFileByLink, {}, file, {
      token,
      onProgress: (sent, total) => setSending({ name: file.name, part: total > 0 ? sent / total : 0 }),
    });
    setSending(null);
    if (isFailure(answer)) return tell.failed(BOOKING_MESSAGES.documents.failure, answer);
    const { documentId, fileName, size } = answer;
    setFiles((files) => [...files, { documentId, fileName, size }]);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void send(file);
    // The same file can be chosen again, which otherwise would trigger no change event.
    currentTarget.value = '';
  };
  const remove = (id: string) => {
    setFiles((files) => files.filter(({ documentId }) => documentId !== id));
    button.current?.focus();
  };
  const isFull = attachments.length >= LIMITS.scorecardFilesMax;
  return (
    <div className="field" role="group" aria-label={OWN_CARD.files()}>
      <p className="label">{OWN_CARD.files()}</p>
      <p className="hint" id={hintId}>
        {OWN_CARD.fileHint({
          kinds: FILE_EXTENSIONS.map((end) => end.toUpperCase()).join(', '),
          size: fileSize(LIMITS.fileMaxBytes),
        })}
      </p>
      <ul className="rows">
        {attachments.map(({ documentId, fileName, size }) => (
          <li key={documentId} className="row">
            <span>
              {fileName} <span className="small">{fileSize(size)}</span>
            </span>
            <button type="button" className="link-button" onClick={() => remove(documentId)}>
              {OWN_CARD.remove()}
              <span className="unseen"> {fileName}</span>
            </button>
          </li>
        ))}
      </ul>
      {sending && (
        <p className="sending">
          <span role="status">{OWN_CARD.sending({ name: sending.name })}</span>
          <progress max={1} value={sending.part} aria-label={OWN_CARD.sending({ name: sending.name })} />
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="button"
        aria-describedby={hintId}
        disabled={sending !== null || isFull || !isConnected}
        onClick={() => input.current?.click()}
      >
        {OWN_CARD.addFile()}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={OWN_CARD.file()}
        accept={FILE_EXTENSIONS.map((end) => `.${end}`).join()}
        onChange={choose}
      />
    </div>
  );
}
