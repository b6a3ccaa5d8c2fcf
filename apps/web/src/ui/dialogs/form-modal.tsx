import { Modal } from '@mantine/core';
import { createRef, useState, type ReactNode, type Ref } from 'react';
import { useToastClearance } from '../page/use-toast-clearance.ts';
import { DiscardQuestion } from './discard-question.tsx';
import classes from './form-modal.module.css';

/** What a modal asks its form before closing. */
export type FormWork = { isUnsaved: () => boolean };

type Props = {
  opened: boolean;
  title: string;
  size: number;
  /** Something above the form handles Escape itself. */
  isCovered?: boolean;
  onClose: () => void;
  /** Renders the form, which reports unsaved work through `work` and cancels through `close`. */
  children: (work: Ref<FormWork>, close: () => void) => ReactNode;
};

/** A form over the page that asks before closing with unsaved work. */
export function FormModal({ opened, title, size, isCovered, onClose, children }: Props) {
  const [work] = useState(() => createRef<FormWork>());
  const [isAsking, setAsking] = useState(false);
  const close = () => (work.current?.isUnsaved() ? setAsking(true) : onClose());
  // A form saved while the question was open leaves nothing to ask.
  if (isAsking && !opened) setAsking(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        size={size}
        title={title}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking && !isCovered}
        classNames={{ content: classes.content, body: classes.body }}
      >
        {children(work, close)}
      </Modal>
      <DiscardQuestion opened={opened && isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </>
  );
}

/** The fields of a form in a modal; only they scroll. */
export function ModalFields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

type FootProps = {
  /** Why the server refused the request; shown above the buttons. */
  refusal?: ReactNode;
  children: ReactNode;
};

/** The buttons of a form in a modal, visible however long the form is. */
export function ModalFoot({ refusal, children }: FootProps) {
  const foot = useToastClearance<HTMLDivElement>();
  return (
    <div ref={foot} className={classes.end}>
      {refusal}
      <div className={classes.foot}>{children}</div>
    </div>
  );
}
