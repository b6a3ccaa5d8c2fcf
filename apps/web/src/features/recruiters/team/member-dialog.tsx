import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';
import classes from './member-dialog.module.css';
import type { MemberAct } from './use-member-act.ts';

type Props = {
  title: string;
  /** The label for leaving, which says what stays. */
  keep: string;
  /** The name of the action; absent if it is not possible and the dialog says why. */
  confirm?: string | undefined;
  danger?: boolean;
  /** There is nothing to do yet. */
  disabled?: boolean;
  act: MemberAct;
  onClose: () => void;
  children: ReactNode;
};

/** One decision about a member. It stays open until the action has succeeded, and says why it failed. */
export function MemberDialog(props: Props) {
  const { title, keep, confirm, danger, disabled = false, act, onClose, children } = props;
  return (
    <Modal opened onClose={onClose} size={480} title={title}>
      <div className="stack gap-sm plain">
        {children}
        {act.failure && <RefusalNote code={act.failure.code} texts={act.failure.message} />}
      </div>
      <div className={classes.foot}>
        <Button data-autofocus variant="default" onClick={onClose}>
          {keep}
        </Button>
        {confirm && (
          <Button
            loading={act.running}
            disabled={disabled}
            onClick={() => void act.run()}
            {...(danger && { color: 'var(--sw-danger)', c: '#fff' })}
          >
            {confirm}
          </Button>
        )}
      </div>
    </Modal>
  );
}
