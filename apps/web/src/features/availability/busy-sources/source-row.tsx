import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { ActionIcon, Button } from '@mantine/core';
import { CalendarClock, CalendarSync, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { findRefusal } from '#ui/file-drop/file-limits.ts';
import { RecordRow } from '#ui/lists/record-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { BUSY_FILE } from '../calendar-file.model.ts';
import { ReplaceFile } from '../replace-file.tsx';
import { busyText, isOld, kindText, nextText, readText } from './source-words.model.ts';
import { BUSY } from './busy-sources.texts.ts';

type Props = {
  source: BusySource;
  now: number;
  timeZone: string;
  /** Whether connected calendars are read on this server. */
  isOffered: boolean;
  onReplace: (file: File) => Promise<object | Failure>;
  onReadAgain: () => Promise<void>;
  onRemove: () => void;
};

/**
 * One calendar: what it contained, when it was last and will next be read, and buttons to read it again or remove it.
 */
export function SourceRow(props: Props) {
  const { source, now, timeZone, isOffered, onReplace, onReadAgain, onRemove } = props;
  const { name, kind, error } = source;
  const [refusal, setRefusal] = useState('');
  const replace = async (file: File) => {
    const answer = findRefusal(file, BUSY_FILE) ?? (await onReplace(file));
    setRefusal(isFailure(answer) ? answer.message.join(' ') : '');
  };
  const facts = [busyText(source, timeZone), readText(source, now), nextText(source, now)];
  return (
    <RecordRow
      sign={kind === 'FILE' ? CalendarClock : CalendarSync}
      name={name}
      tag={<SourceTag source={source} now={now} isOffered={isOffered} />}
      facts={[kindText(source), facts.filter(Boolean).join(' · '), !isOffered && error]}
      fault={refusal ? <span role="alert">{refusal}</span> : isOffered && error && BUSY.stillCount({ error })}
      acts={
        <>
          {kind === 'FILE' && <ReplaceFile name={name} onFile={(file) => void replace(file)} />}
          {kind !== 'FILE' && isOffered && <ReadNow name={name} onRead={onReadAgain} />}
          <ActionIcon
            size={30}
            aria-label={BUSY.removeOne({ name })}
            title={BUSY.removeShort()}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  );
}

function SourceTag({ source, now, isOffered }: Pick<Props, 'source' | 'now' | 'isOffered'>) {
  if (isOld(source, now)) return <Tag tone="waiting">{BUSY.old()}</Tag>;
  if (source.kind !== 'FILE' && !isOffered) return <Tag tone="over">{BUSY.off()}</Tag>;
  return source.error ? <Tag tone="bad">{BUSY.unreadable()}</Tag> : null;
}

function ReadNow({ name, onRead }: { name: string; onRead: () => Promise<void> }) {
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    await onRead();
    setReading(false);
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isReading}
      aria-label={BUSY.readOne({ name })}
      onClick={() => void read()}
    >
      {BUSY.readNow()}
    </Button>
  );
}
