import type { WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';
import { Checkbox, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { EVENT_GROUPS } from './webhook-events.model.ts';
import classes from './webhooks.module.css';
import { EVENT_WORDS } from './webhooks.texts.ts';

type Props = {
  chosen: readonly WebhookEvent[];
  error: ReactNode;
  onChange: (chosen: WebhookEvent[]) => void;
};

/** The events an address receives, grouped by subject. */
export function EventChoice({ chosen, error, onChange }: Props) {
  const toggle = (event: WebhookEvent) =>
    onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]);
  return (
    <div>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <div className={classes.events}>
        {EVENT_GROUPS.map(({ title, events }) => (
          <fieldset key={title()} className={classes.group}>
            <legend>{title()}</legend>
            {events.map((event) => (
              <Checkbox
                key={event}
                size="xs"
                label={EVENT_WORDS[event]()}
                checked={chosen.includes(event)}
                onChange={() => toggle(event)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
