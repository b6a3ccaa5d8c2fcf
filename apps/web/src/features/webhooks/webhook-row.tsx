import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { RecordRow } from '#ui/lists/record-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { webhookFacts, webhookName } from './webhook-words.model.ts';
import { WEBHOOKS } from './webhooks.texts.ts';

export type WebhookAct = 'log' | 'test' | 'edit' | 'switch' | 'secret' | 'remove';

type Props = { webhook: Webhook; now: number; onAct: (act: WebhookAct) => void };

/** One address with its status and actions. */
export function WebhookRow({ webhook, now, onAct }: Props) {
  const { url, description, isActive, offBecause } = webhook;
  const name = webhookName(webhook);
  return (
    <RecordRow
      name={name}
      tag={
        isActive ? (
          <Tag tone="good">{WEBHOOKS.on()}</Tag>
        ) : (
          <Tag tone={offBecause ? 'bad' : 'over'}>{WEBHOOKS.off()}</Tag>
        )
      }
      facts={[description && url, webhookFacts(webhook, now)]}
      fault={offBecause && WEBHOOKS.offByItself({ reason: offBecause })}
      acts={<WebhookActs name={name} isActive={isActive} onAct={onAct} />}
    />
  );
}

type ActsProps = Pick<Webhook, 'isActive'> & Pick<Props, 'onAct'> & { name: string };

function WebhookActs({ name, isActive, onAct }: ActsProps) {
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={WEBHOOKS.logFor({ name })}
        onClick={() => onAct('log')}
      >
        {WEBHOOKS.log()}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={WEBHOOKS.testOne({ name })}
        onClick={() => onAct('test')}
      >
        {WEBHOOKS.test()}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} aria-label={WEBHOOKS.more({ name })}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onAct('edit')}>{WEBHOOKS.editMenu()}</Menu.Item>
          <Menu.Item onClick={() => onAct('switch')}>
            {isActive ? WEBHOOKS.switchOff() : WEBHOOKS.switchOn()}
          </Menu.Item>
          <Menu.Item onClick={() => onAct('secret')}>{WEBHOOKS.newSecret()}</Menu.Item>
          <Menu.Item onClick={() => onAct('remove')}>{WEBHOOKS.removeMenu()}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
