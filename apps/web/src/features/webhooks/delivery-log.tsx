import type { ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { listWebhookDeliveries } from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { Webhook, WebhookDelivery } from '@slotwise/contract/outgoing/webhooks.schema';
import { ActionIcon, Anchor, Button, Modal } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { RecordRow, RecordRows } from '#ui/lists/record-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { eventWord } from './webhook-events.model.ts';
import { deliveryWords, webhookName } from './webhook-words.model.ts';
import { sendEventAgain } from './webhooks.actions.ts';
import classes from './webhooks.module.css';
import { WEBHOOKS } from './webhooks.texts.ts';

const PAGE_SIZE = 10;

type Props = { webhook: Webhook; onClose: () => void; onChanged: () => void };

/** What an address was sent in the last month, what it answered, and a button to send one event again. */
export function DeliveryLog({ webhook, onClose, onChanged }: Props) {
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(1);
  const { webhookId: id, isActive } = webhook;
  const { data, failure, reload } = useAnswer(listWebhookDeliveries, {
    params: { id },
    query: { page: String(page), pageSize: String(PAGE_SIZE) },
  });
  const send = async (deliveryId: string) => {
    const response = await dispatch(sendEventAgain(id, deliveryId));
    if (isFailure(response)) return;
    reload();
    onChanged();
  };
  const { lines, total } = toShown(data);
  return (
    <Modal opened onClose={onClose} size={720} title={WEBHOOKS.logFor({ name: webhookName(webhook) })}>
      {failure && <RetryNote title={WEBHOOKS.logNotLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={3} label={WEBHOOKS.loadingLog()} />}
      {total === 0 && (
        <EmptyState
          drawing={false}
          title={WEBHOOKS.noneYet()}
          text={WEBHOOKS.keptFor({ days: LIMITS.webhookLogDays })}
        />
      )}
      {lines.length > 0 && (
        <>
          <LogLines lines={lines} onSend={isActive ? send : undefined} />
          <PagingFoot page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
        </>
      )}
      <div className="flex gap-xs to-end mt-ml">
        <ActionIcon
          size={36}
          variant="default"
          aria-label={WEBHOOKS.refreshLog()}
          title={WEBHOOKS.refresh()}
          onClick={reload}
        >
          <RotateCw size={15} />
        </ActionIcon>
        <Button variant="default" onClick={onClose}>
          {WEBHOOKS.close()}
        </Button>
      </div>
    </Modal>
  );
}

const toShown = (data: ResponseOf<typeof listWebhookDeliveries> | null) => ({
  lines: data?.data ?? [],
  total: data?.page.total ?? NaN,
});

type LinesProps = { lines: WebhookDelivery[]; onSend: ((deliveryId: string) => Promise<void>) | undefined };

/** Events are sent again only to an address that is on. */
function LogLines({ lines, onSend }: LinesProps) {
  return (
    <div className={classes.log}>
      <RecordRows label={WEBHOOKS.events()}>
        {lines.map((line) => (
          <LogLine
            key={line.deliveryId}
            line={line}
            onSend={onSend ? () => void onSend(line.deliveryId) : undefined}
          />
        ))}
      </RecordRows>
    </div>
  );
}

type LineProps = { line: WebhookDelivery; onSend: (() => void) | undefined };

function LogLine({ line, onSend }: LineProps) {
  const { tone, state, facts, answer } = deliveryWords(line, useViewerZone());
  const word = eventWord(line.event);
  return (
    <RecordRow
      name={
        line.bookingId ? (
          <Anchor component={Link} to={paths.viewMeeting(line.bookingId)} inherit>
            {word}
          </Anchor>
        ) : (
          word
        )
      }
      tag={<Tag tone={tone}>{state}</Tag>}
      facts={[facts, tone === 'good' && answer]}
      fault={tone !== 'good' && answer}
      acts={
        onSend && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<RotateCw size={13} aria-hidden />}
            aria-label={WEBHOOKS.sendLineAgain({ event: word, facts })}
            onClick={onSend}
          >
            {WEBHOOKS.sendAgain()}
          </Button>
        )
      }
    />
  );
}
