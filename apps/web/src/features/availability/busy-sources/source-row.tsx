import type { BusySource } from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { ActionIcon, Input } from '@mantine/core';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '#ui/file-drop/file-limits.ts';
import { Tag } from '#ui/tag.tsx';
import { BUSY_FILE } from '../calendar-file.model.ts';
import { ReplaceFile } from '../replace-file.tsx';
import classes from './busy-times.module.css';
import { busyText, isOld, readText } from './source-words.model.ts';

type Props = {
  source: BusySource;
  now: number;
  timeZone: string;
  onReplace: (file: File) => Promise<object | Failure>;
  onRemove: () => void;
};

/** One calendar file: what it gave, when it was read, and the ways to read it anew or to forget it. */
export function SourceRow({ source, now, timeZone, onReplace, onRemove }: Props) {
  const { name } = source;
  const [refusal, setRefusal] = useState('');
  const replace = async (file: File) => {
    const answer = refusalOf(file, BUSY_FILE) ?? (await onReplace(file));
    setRefusal(isFailure(answer) ? answer.message.join(' ') : '');
  };
  return (
    <li className={classes.source}>
      <CalendarClock className={classes.sign} size={18} aria-hidden />
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {isOld(source, now) && <Tag tone="waiting">May be out of date</Tag>}
        </p>
        <p className={classes.facts}>
          {busyText(source, timeZone)} · {readText(source, now)}
        </p>
        {refusal && <Input.Error role="alert">{refusal}</Input.Error>}
      </div>
      <ReplaceFile name={name} onFile={(file) => void replace(file)} />
      <ActionIcon size={30} aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
