import type { Failure } from '@slotwise/contract/failures';
import { isFailure } from '@slotwise/contract/failures';
import { Modal } from '@mantine/core';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { FormModal } from '#ui/dialogs/form-modal.tsx';
import { AccountForm } from './account.form.tsx';
import type { Way } from './add-calendar.tsx';
import { BUSY_FILE, calendarName } from '../calendar-file.model.ts';
import { FeedForm } from './feed.form.tsx';
import { BUSY } from './busy-sources.texts.ts';

type Props = {
  /** Null while none is being added. */
  way: Way | null;
  bring: (name: string, file: File) => Promise<object | Failure>;
  onClose: () => void;
  onConnected: () => void;
};

/** Adds a calendar in one of the available ways. */
export function ConnectDialog({ way, bring, onClose, onConnected }: Props) {
  const done = () => {
    onConnected();
    onClose();
  };
  const bringOne = async (file: File) => {
    const response = await bring(calendarName(file.name), file);
    if (!isFailure(response)) onClose();
    return response;
  };
  return (
    <>
      <FormModal opened={way === 'feed'} title={BUSY.addFeed()} size={560} onClose={onClose}>
        {(work, close) => <FeedForm work={work} onCancel={close} onConnected={done} />}
      </FormModal>
      <FormModal opened={way === 'account'} title={BUSY.addAccount()} size={560} onClose={onClose}>
        {(work, close) => <AccountForm work={work} onCancel={close} onConnected={done} />}
      </FormModal>
      <Modal opened={way === 'file'} onClose={onClose} size={560} title={BUSY.addFile()}>
        <p className="mb-sm small">{BUSY.fileHint()}</p>
        <FileDrop
          label={BUSY.file()}
          limits={BUSY_FILE}
          multiple={false}
          upload={bringOne}
          onUploaded={() => undefined}
        />
      </Modal>
    </>
  );
}
