import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import classes from './panelist-acts.module.css';

export type ActsOn = {
  onEdit: (panelist: Panelist) => void;
  onResend: (panelist: Panelist) => void;
  onDeactivate: (panelist: Panelist) => void;
  onReactivate: (panelist: Panelist) => void;
};

/** Edit as the one button of a row, the rarer acts behind "…". */
export function PanelistActs({ panelist, on }: { panelist: Panelist; on: ActsOn }) {
  const { displayName, panelStatus, userId } = panelist;
  return (
    <span className={classes.acts}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`Edit ${displayName}`}
        onClick={() => on.onEdit(panelist)}
      >
        Edit
      </Button>
      <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={`More for ${displayName}`}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {panelStatus === 'INVITED' && (
            <Menu.Item onClick={() => on.onResend(panelist)}>Resend invitation</Menu.Item>
          )}
          {panelStatus === 'ACTIVE' && userId === null && (
            <Menu.Item onClick={() => on.onResend(panelist)}>Invite to an account</Menu.Item>
          )}
          {panelStatus === 'INACTIVE' ? (
            <Menu.Item onClick={() => on.onReactivate(panelist)}>Reactivate</Menu.Item>
          ) : (
            <Menu.Item onClick={() => on.onDeactivate(panelist)}>Deactivate…</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
