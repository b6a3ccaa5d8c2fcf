import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { ActMenuItem, type ActWays } from './act-button.tsx';
import type { ActName } from './acts.model.ts';
import { MEETING } from './meeting.texts.ts';

/** All other actions on the meeting. */
export function ActsMenu({ acts, ways }: { acts: ActName[]; ways: ActWays }) {
  const button = useRef<HTMLButtonElement>(null);
  if (acts.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" width={230}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className="touch-square"
          variant="default"
          size={36}
          aria-label={MEETING.more()}
        >
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <ActMenuItem key={act} act={act} ways={ways} opener={button} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
