import { ActionIcon } from '@mantine/core';
import { Download, FileText, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './file-row.module.css';
import { UI } from '../ui.texts.ts';

type ListProps = { label: string; children: ReactNode };

/** Files, one below the other. */
export function FileRows({ label, children }: ListProps) {
  return (
    <ul className="small" aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  fileName: string;
  sign?: LucideIcon;
  tags: ReactNode;
  /** Who, when, how large; empty ones are left out. */
  facts: string[];
  isCurrent?: boolean;
  /** Further actions, before download and remove. */
  acts?: ReactNode;
  onDownload: () => void;
  /** Absent if the reader may not remove it; receives the button, which gets the focus back. */
  onRemove?: ((from: HTMLElement) => void) | undefined;
};

/** One file with its facts and actions. */
export function FileRow(props: Props) {
  const {
    fileName,
    sign: Sign = FileText,
    tags,
    facts,
    isCurrent = false,
    acts,
    onDownload,
    onRemove,
  } = props;
  return (
    <li className={classes.file} aria-current={isCurrent || undefined}>
      <Sign size={18} className="firm dimmed" aria-hidden />
      <div className={classes.words}>
        <b>{fileName}</b>
        <div className="row rows-2xs wraps caption tabular">
          {tags}
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <div className={classes.acts}>
        {acts}
        <ActionIcon
          size={30}
          aria-label={UI.downloadFile({ name: fileName })}
          title={UI.download()}
          onClick={onDownload}
        >
          <Download size={16} aria-hidden />
        </ActionIcon>
        {onRemove && (
          <ActionIcon
            size={30}
            aria-label={UI.removeFile({ name: fileName })}
            title={UI.remove()}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
