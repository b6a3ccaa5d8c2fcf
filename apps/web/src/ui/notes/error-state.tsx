import type { ReactNode } from 'react';
import classes from './error-state.module.css';
import { OverlapDrawing } from './overlap-drawing.tsx';

type Props = {
  title: string;
  /** The server's own sentences. */
  messages?: readonly string[] | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  /** Buttons; the most likely next step first. */
  acts?: ReactNode;
};

/** A page that could not be shown: what happened, how to continue, and in small print what support would ask for. */
export function ErrorState({ title, messages = [], code, requestId, acts }: Props) {
  const facts = [code, requestId && `request ${requestId}`].filter(Boolean);
  return (
    <div className={classes.error}>
      <title>{`${title} · Slotwise`}</title>
      <OverlapDrawing missed />
      <h1 className={classes.title}>{title}</h1>
      {messages.map((message) => (
        <p key={message} className={classes.text}>
          {message}
        </p>
      ))}
      {acts && <div className="flow mt-ml">{acts}</div>}
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
    </div>
  );
}
