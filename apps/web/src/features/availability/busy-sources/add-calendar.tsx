import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { BUSY } from './busy-sources.texts.ts';

/** The ways to add a calendar. */
export type Way = 'file' | 'feed' | 'account';

type Props = {
  /** Whether connected calendars are read on this server. */
  isOffered: boolean;
  disabled: boolean;
  onChoose: (way: Way) => void;
};

/** Where a calendar can come from; each option opens its own form. */
export function AddCalendar({ isOffered, disabled, onChoose }: Props) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {BUSY.add()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('feed')} disabled={!isOffered}>
          {BUSY.byAddress()}
        </Menu.Item>
        <Menu.Item onClick={() => onChoose('account')} disabled={!isOffered}>
          {BUSY.account()}
        </Menu.Item>
        <Menu.Item onClick={() => onChoose('file')}>{BUSY.fromFile()}</Menu.Item>
        {!isOffered && <Menu.Label>{BUSY.notOffered()}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
