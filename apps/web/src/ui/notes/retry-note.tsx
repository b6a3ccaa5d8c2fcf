import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import classes from './retry-note.module.css';
import { UI } from '../ui.texts.ts';

type Props = { title: string; failure: Failure; onRetry: () => void };

/** A part of a page that could not be loaded: what failed, why, and the way to try again. */
export function RetryNote({ title, failure, onRetry }: Props) {
  return (
    <div className={classes.note} role="alert">
      <CircleAlert className={classes.icon} size={18} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {failure.message.map((message) => (
          <p key={message} className={classes.text}>
            {message}
          </p>
        ))}
        <p className={classes.code}>
          {failure.code}
          {failure.requestId && ` · ${UI.request({ id: failure.requestId })}`}
        </p>
      </div>
      <Button size="xs" variant="default" leftSection={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
        {UI.tryAgain()}
      </Button>
    </div>
  );
}
