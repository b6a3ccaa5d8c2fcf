import { useLink } from '../link/link-context.ts';
import { NewsArea } from './news.tsx';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

type Props = {
  title: string;
  children: ReactNode;
  /** The act, by its name. */
  confirm: string;
  /** What stays as it is when the question is closed. */
  keep: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question before an act, over the page. The browser keeps the focus inside and gives it back. */
export function Ask({ title, children, confirm, keep, isDanger, isBusy, onConfirm, onClose }: Props) {
  const { news, closeNews, coverNews } = useLink();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(coverNews, [coverNews]);
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
    <dialog ref={dialog} className="ask" aria-labelledby="ask-title" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id="ask-title">{title}</h2>
        {children}
        <NewsArea news={news} onClose={closeNews} isInside />
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
