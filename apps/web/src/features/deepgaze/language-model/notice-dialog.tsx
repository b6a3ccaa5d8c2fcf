import type { LanguageModel } from '@slotwise/contract/deepgaze/language-model.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { model: LanguageModel; onClose: () => void; onSwitchOn: () => Promise<object | Failure> };

/** Says that personal data leaves the server, and asks to confirm this was read. */
export function NoticeDialog({ model, onClose, onSwitchOn }: Props) {
  const [hasRead, setHasRead] = useState(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isLocal = String(model.isLocal);
  const switchOn = async () => {
    setRunning(true);
    const response = await onSwitchOn();
    if (!isFailure(response)) return;
    setRunning(false);
    setFailure(response);
  };
  return (
    <Modal opened onClose={onClose} size={480} title={DEEPGAZE.askModel()}>
      <Text fz={14}>{DEEPGAZE.modelNotice({ isLocal, model: model.model, host: model.host })}</Text>
      <Text fz={14} mt={8}>
        {DEEPGAZE.modelForAll()}
      </Text>
      <Checkbox
        mt={16}
        label={DEEPGAZE.modelRead({ isLocal, host: model.host })}
        checked={hasRead}
        onChange={({ currentTarget }) => setHasRead(currentTarget.checked)}
      />
      {failure && <RefusalNote code={failure.code} texts={failure.message} />}
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onClose}>
          {DEEPGAZE.keepOff()}
        </Button>
        <Button disabled={!hasRead} loading={running} onClick={() => void switchOn()}>
          {DEEPGAZE.switchOn()}
        </Button>
      </Group>
    </Modal>
  );
}
