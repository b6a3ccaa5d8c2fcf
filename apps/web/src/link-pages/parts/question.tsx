import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';

export type QuestionProps = {
  title: string;
  children: ReactNode;
  /** The label of the action. */
  confirm: string;
  /** The label for closing, which says what stays as it is. */
  keep: string;
  isDanger?: boolean | undefined;
  isBusy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** A confirmation question over the page. The browser traps the focus inside and restores it afterwards. */
export function Question(props: QuestionProps) {
  const { title, children, confirm, keep, isDanger, isBusy, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onConfirm();
  };
  return (
    <dialog ref={dialog} className="ask" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="acts">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {keep}
          </button>
          <button type="submit" className={`button ${isDanger ? 'danger' : 'filled'}`} aria-disabled={isBusy}>
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
