import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import classes from './retry-note.module.css';
import { UI } from '../ui.texts.ts';

type Props = { title: string; failure: Failure; onRetry: () => void };

/** A part of a page that could not be loaded: what failed, why, and a retry button. */
export function RetryNote({ title, failure, onRetry }: Props) {
  return (
    <div className="flow gap-sm on-top p-md" role="alert">
      <CircleAlert className={classes.icon} size={18} aria-hidden />
      <div className={classes.words}>
        <p className="strong">{title}</p>
        {failure.message.map((message) => (
          <p key={message} className="small">
            {message}
          </p>
        ))}
        <p className="mt-2xs caption breaks">
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
