import type { LanguageModel } from '@slotwise/contract/deepgaze/language-model.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';

type Props = { model: LanguageModel; onClose: () => void; onSwitchOn: () => Promise<object | Failure> };

/** Says that personal data leaves, and takes the word that this was read. */
export function NoticeDialog({ model, onClose, onSwitchOn }: Props) {
  const [hasRead, setHasRead] = useState(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const switchOn = async () => {
    setRunning(true);
    const response = await onSwitchOn();
    if (!isFailure(response)) return;
    setRunning(false);
    setFailure(response);
  };
  return (
    <Modal opened onClose={onClose} size={480} title="Switch the language model on?">
      <Text fz={14}>
        {model.isLocal
          ? `Questions and the words of resumes that answer them go to ${model.model} on this server.`
          : `Personal data leaves your server: questions, and the words of resumes that answer them with names and
             addresses in them, go to ${model.model} at ${model.host}.`}{' '}
        It may restate a question and word an answer. Which resumes are found, and every quote, stay
        Deepgaze’s own, and a sentence without a quote that proves it is dropped.
      </Text>
      <Text fz={14} mt={8}>
        This applies to everyone in your organization until someone switches it off.
      </Text>
      <Checkbox
        mt={16}
        label={model.isLocal ? 'I have read this' : `I have read that personal data goes to ${model.host}`}
        checked={hasRead}
        onChange={({ currentTarget }) => setHasRead(currentTarget.checked)}
      />
      {failure && <RefusalNote code={failure.code} texts={failure.message} />}
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onClose}>
          Keep it off
        </Button>
        <Button disabled={!hasRead} loading={running} onClick={() => void switchOn()}>
          Switch on
        </Button>
      </Group>
    </Modal>
  );
}
