import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { PANELISTS } from './panelists.texts.ts';

export type ActsOn = {
  onEdit: (panelist: Panelist) => void;
  onResend: (panelist: Panelist) => void;
  onDeactivate: (panelist: Panelist) => void;
  onReactivate: (panelist: Panelist) => void;
};

/** Edit is the one button of a row; the rarer actions are behind "…". */
export function PanelistActs({ panelist, on }: { panelist: Panelist; on: ActsOn }) {
  const { displayName, panelStatus, userId } = panelist;
  return (
    <span className="row gap-3xs to-end">
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={PANELISTS.editOne({ name: displayName })}
        onClick={() => on.onEdit(panelist)}
      >
        {PANELISTS.edit()}
      </Button>
      <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={PANELISTS.more({ name: displayName })}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {panelStatus === 'INVITED' && (
            <Menu.Item onClick={() => on.onResend(panelist)}>{PANELISTS.resend()}</Menu.Item>
          )}
          {panelStatus === 'ACTIVE' && userId === null && (
            <Menu.Item onClick={() => on.onResend(panelist)}>{PANELISTS.invite()}</Menu.Item>
          )}
          {panelStatus === 'INACTIVE' ? (
            <Menu.Item onClick={() => on.onReactivate(panelist)}>{PANELISTS.reactivate()}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => on.onDeactivate(panelist)}>{PANELISTS.deactivateMenu()}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
