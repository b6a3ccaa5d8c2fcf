import { Button, VisuallyHidden } from '@mantine/core';
import { Paperclip } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import classes from './file-drop.module.css';
import { limitsText, type FileLimits } from './file-limits.ts';
import { UploadRow } from './upload-row.tsx';
import { useDrop } from './use-drop.ts';
import { useUploads, type Upload } from './use-uploads.ts';
import { FILE_DROP } from './file-drop.texts.ts';

type Props<Stored> = {
  /** The group's accessible name, such as 'Documents'. */
  label: string;
  limits: FileLimits;
  upload: Upload<Stored>;
  /** Called for each stored file; it then leaves the list, unless `keepDone` is set. */
  onUploaded: (stored: Stored, file: File) => void;
  /** For screens on which nothing else lists the uploads. */
  keepDone?: boolean;
  onBusy?: (isBusy: boolean) => void;
  multiple?: boolean;
  disabled?: boolean;
};

/** Files are chosen or dropped, and uploaded at once; a list shows each one's progress. */
export function FileDrop<Stored extends object>(props: Props<Stored>) {
  const { label, limits, upload, onUploaded, onBusy, keepDone = false } = props;
  const { multiple = true, disabled = false } = props;
  const { list, news, add, remove, retry } = useUploads({ limits, upload, onUploaded, onBusy, keepDone });
  const { isOver, handlers } = useDrop(disabled, (files) => add(multiple ? files : files.slice(0, 1)));
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // The same file can be chosen again, which otherwise would trigger no change event.
    currentTarget.value = '';
  };
  const removeRow = (id: number) => {
    remove(id);
    // The focused button disappears with its row.
    button.current?.focus();
  };
  return (
    <div role="group" aria-label={label}>
      <div className={classes.zone} data-over={isOver || undefined} {...handlers}>
        <Button
          ref={button}
          className={classes.choose}
          size="xs"
          variant="default"
          disabled={disabled}
          aria-describedby={hintId}
          leftSection={<Paperclip size={14} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {multiple ? FILE_DROP.chooseFiles() : FILE_DROP.chooseFile()}
        </Button>
        <span className={classes.hint} id={hintId}>
          <span className={classes.pointer}>{multiple ? FILE_DROP.dropThem() : FILE_DROP.dropIt()} </span>
          {limitsText(limits, multiple)}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          multiple={multiple}
          disabled={disabled}
          accept={limits.extensions.map((extension) => `.${extension}`).join()}
          onChange={choose}
        />
      </div>
      {list.length > 0 && (
        <ul className="mt-2xs" aria-label={FILE_DROP.uploads({ label })}>
          {list.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={() => removeRow(item.id)}
              onRetry={() => retry(item.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
