import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { RecordRow } from '#ui/lists/record-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { webhookFacts, webhookName } from './webhook-words.model.ts';

export type WebhookAct = 'log' | 'test' | 'edit' | 'switch' | 'secret' | 'remove';

type Props = { webhook: Webhook; now: number; onAct: (act: WebhookAct) => void };

/** One address with how it stands, and what can be done with it. */
export function WebhookRow({ webhook, now, onAct }: Props) {
  const { url, description, isActive, offBecause } = webhook;
  const name = webhookName(webhook);
  return (
    <RecordRow
      name={name}
      tag={isActive ? <Tag tone="good">On</Tag> : <Tag tone={offBecause ? 'bad' : 'over'}>Off</Tag>}
      facts={[description && url, webhookFacts(webhook, now)]}
      fault={offBecause && `Switched off by itself. ${offBecause}`}
      acts={<WebhookActs name={name} isActive={isActive} onAct={onAct} />}
    />
  );
}

type ActsProps = Pick<Webhook, 'isActive'> & Pick<Props, 'onAct'> & { name: string };

function WebhookActs({ name, isActive, onAct }: ActsProps) {
  return (
    <>
      <Button size="compact-sm" variant="subtle" aria-label={`Log of ${name}`} onClick={() => onAct('log')}>
        Log
      </Button>
      <Button size="compact-sm" variant="subtle" aria-label={`Test ${name}`} onClick={() => onAct('test')}>
        Test
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} aria-label={`More for ${name}`}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onAct('edit')}>Edit…</Menu.Item>
          <Menu.Item onClick={() => onAct('switch')}>{isActive ? 'Switch off' : 'Switch on'}</Menu.Item>
          <Menu.Item onClick={() => onAct('secret')}>New secret…</Menu.Item>
          <Menu.Item onClick={() => onAct('remove')}>Remove…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
