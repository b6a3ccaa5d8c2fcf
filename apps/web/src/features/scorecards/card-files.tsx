import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Input } from '@mantine/core';
import { X } from 'lucide-react';
import { useId } from 'react';
import { uploadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import classes from '#scorecard/scorecard-form.module.css';
import { SCORECARDS } from './scorecards.texts.ts';

type Files = ScorecardDraft['attachments'];
type Props = { files: Files; onChange: (change: (files: Files) => Files) => void };

/** Files of the scorecard, such as a photographed whiteboard; part of the draft as soon as they are uploaded. */
export function CardFiles({ files, onChange }: Props) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="div" id={labelId}>
        {SCORECARDS.files()}
      </Input.Label>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={SCORECARDS.filesOf()}>
          {files.map(({ documentId, fileName, size }) => (
            <li key={documentId} className={classes.file}>
              <span>
                {fileName} <span className={classes.mark}>{fileSize(size)}</span>
              </span>
              <ActionIcon
                size={28}
                aria-label={SCORECARDS.removeOne({ fileName })}
                title={SCORECARDS.remove()}
                onClick={() => onChange((before) => before.filter((file) => file.documentId !== documentId))}
              >
                <X size={15} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={SCORECARDS.files()}
        limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
        upload={uploadDocument}
        onUploaded={({ documentId, fileName, size }) =>
          onChange((before) => [...before, { documentId, fileName, size }])
        }
        disabled={files.length >= LIMITS.scorecardFilesMax}
      />
    </div>
  );
}
