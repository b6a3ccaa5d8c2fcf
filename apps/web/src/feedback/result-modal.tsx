import '#ui/theme/all-components.css';
import { Button, Modal } from '@mantine/core';
import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ModalData, ResultData } from '#state/app-loader.slice.ts';
import { KeptMail } from './kept-mail.tsx';
import classes from './result-modal.module.css';
import { FEEDBACK } from './feedback.texts.ts';

type Props = {
  modalData: ModalData;
  onClose: () => void;
  /** More content below the text. */
  children?: ReactNode;
  /** Replaces the single Close button; the main action comes last and carries `data-autofocus`. */
  acts?: ReactNode;
  Icon?: LucideIcon;
};

/** The result of an action that deserves more than a toast. */
export function ResultModal({ modalData, onClose, children, acts, Icon }: Props) {
  const { data, isFailed } = modalData;
  const Sign = Icon ?? (isFailed ? CircleAlert : CircleCheck);
  const title = (
    <span className="row">
      <Sign className={isFailed ? 'wrong' : 'anchor'} size={20} aria-hidden />
      {data.title}
    </span>
  );
  return (
    <Modal opened onClose={onClose} title={title}>
      <div className={classes.body}>
        {data.text && <p>{data.text}</p>}
        <KeptMail mailWay={data.mailWay} email={data.email ?? ''} people={data.mailedPeople} />
        <Refusal data={data} />
        {children}
        <div className="flow to-end">{acts ?? <Ways ways={data.ways ?? []} onClose={onClose} />}</div>
      </div>
    </Modal>
  );
}

/** Likely next steps, and Close. */
function Ways({ ways, onClose }: { ways: NonNullable<ResultData['ways']>; onClose: () => void }) {
  return (
    <>
      {ways.map(({ label, to }) => (
        <Button key={to} component={Link} to={to} variant="default" onClick={onClose}>
          {label}
        </Button>
      ))}
      <Button onClick={onClose} data-autofocus>
        {FEEDBACK.close()}
      </Button>
    </>
  );
}

function Refusal({ data: { code, messages = [] } }: { data: ResultData }) {
  if (!code && messages.length === 0) return null;
  return (
    <div className={classes.refusal}>
      {code && <p>{code}</p>}
      <ul className="bullets">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
