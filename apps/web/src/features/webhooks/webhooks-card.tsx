import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { listWebhooks } from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { RecordRows } from '#ui/lists/record-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { OpenDialog, type Opened } from './open-dialog.tsx';
import { WebhookRow, type WebhookAct } from './webhook-row.tsx';
import { switchWebhook, testWebhook } from './webhooks.actions.ts';
import { WEBHOOKS } from './webhooks.texts.ts';

/** The apps that receive events of the organization's meetings. For administrators. */
export function WebhooksCard() {
  const dispatch = useAppDispatch();
  const { data, failure, reload } = useAnswer(listWebhooks, {});
  const now = useNow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const webhooks = data?.data ?? [];
  const act = async (webhook: Webhook, what: WebhookAct) => {
    if (what !== 'test' && what !== 'switch') return setOpened({ act: what, webhook });
    const response =
      what === 'test'
        ? await dispatch(testWebhook(webhook.webhookId))
        : await dispatch(switchWebhook(webhook));
    // Even a failed test appears in the log.
    if (what === 'test' || !isFailure(response)) reload();
  };
  const add = (
    <Button
      size="xs"
      variant="default"
      leftSection={<Plus size={14} aria-hidden />}
      disabled={webhooks.length >= LIMITS.webhooksMax}
      onClick={() => setOpened({ act: 'add' })}
    >
      {WEBHOOKS.add()}
    </Button>
  );
  return (
    <Card title={WEBHOOKS.title()} aside={add}>
      <p className="p-md small">{WEBHOOKS.about()}</p>
      {failure && <RetryNote title={WEBHOOKS.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={1} label={WEBHOOKS.loading()} />}
      {webhooks.length > 0 && (
        <RecordRows label={WEBHOOKS.title()}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.webhookId}
              webhook={webhook}
              now={now}
              onAct={(what) => void act(webhook, what)}
            />
          ))}
        </RecordRows>
      )}
      <OpenDialog opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} onChanged={reload} />
    </Card>
  );
}
