import { ActionIcon, Button } from '@mantine/core';
import { CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react';
import { useRef } from 'react';
import { fileSize } from '#lib/file-size.ts';
import { isFinal } from './file-limits.ts';
import { toPercent, type UploadItem } from './upload-list.ts';
import classes from './upload-row.module.css';
import { FILE_DROP } from './file-drop.texts.ts';

type Props = { item: UploadItem; onRemove: () => void; onRetry: () => void };

/** One file: its name, size and progress, and buttons to cancel or retry. */
export function UploadRow({ item: { file, state }, onRemove, onRetry }: Props) {
  const remove = useRef<HTMLButtonElement>(null);
  const isOver = state.kind === 'refused' || state.kind === 'done';
  return (
    <li className={classes.row}>
      <StateIcon kind={state.kind} />
      <Words file={file} state={state} />
      {state.kind === 'refused' && !isFinal(state.failure) && (
        <Button
          className={classes.act}
          size="xs"
          variant="default"
          aria-label={FILE_DROP.tryAgainWith({ name: file.name })}
          onClick={() => {
            // This button disappears; the one next to it stays and can cancel the upload.
            remove.current?.focus();
            onRetry();
          }}
        >
          {FILE_DROP.tryAgain()}
        </Button>
      )}
      {state.kind !== 'done' && (
        <ActionIcon
          ref={remove}
          className={classes.act}
          size={30}
          aria-label={(isOver ? FILE_DROP.removeNameFromList : FILE_DROP.cancelName)({ name: file.name })}
          title={isOver ? FILE_DROP.removeFromList() : FILE_DROP.cancel()}
          onClick={onRemove}
        >
          <X size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

function Words({ file, state }: Pick<UploadItem, 'file' | 'state'>) {
  return (
    <div className={classes.words}>
      <p className="small medium breaks">{file.name}</p>
      <p className="caption breaks tabular">
        {fileSize(file.size)}
        {state.kind === 'waiting' && ` · ${FILE_DROP.waiting()}`}
        {state.kind === 'sending' && ` · ${toPercent(state)} %`}
        {state.kind === 'done' && ` · ${FILE_DROP.uploaded()}`}
      </p>
      {state.kind === 'refused' && (
        <p className="fine wrong breaks" role="alert">
          {state.failure.message.join(' ')}
        </p>
      )}
      {state.kind === 'sending' && <Bar name={file.name} percent={toPercent(state)} />}
    </div>
  );
}

function StateIcon({ kind }: { kind: UploadItem['state']['kind'] }) {
  if (kind === 'refused') return <CircleAlert className="firm wrong" size={18} aria-hidden />;
  if (kind === 'done') return <CircleCheck className={classes.done} size={18} aria-hidden />;
  return <FileIcon className="firm dimmed" size={18} aria-hidden />;
}

const Bar = ({ name, percent }: { name: string; percent: number }) => (
  <div
    className="meter mt-2xs"
    role="progressbar"
    aria-label={FILE_DROP.uploading({ name })}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <div className={classes.bar} style={{ width: `${percent}%` }} />
  </div>
);
