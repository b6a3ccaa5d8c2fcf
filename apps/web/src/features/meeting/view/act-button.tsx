import { Button, Menu, type ButtonProps } from '@mantine/core';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { ACT_FACES, type DialogName } from './act-faces.model.ts';
import type { ActName } from './acts.model.ts';

/** What actions open; the page decides how. */
export type ActWays = {
  bookingId: string;
  openDialog: (name: DialogName, from: HTMLElement | null) => void;
  showTab: (tab: 'feedback') => void;
  openPanelPage: () => void;
};

function follow(act: ActName, ways: ActWays, from: HTMLElement | null) {
  const face = ACT_FACES[act];
  if ('dialog' in face) ways.openDialog(face.dialog, from);
  else if ('tab' in face) ways.showTab(face.tab);
  else if ('link' in face) ways.openPanelPage();
}

type Props = ButtonProps & { act: ActName; ways: ActWays };

export function ActButton({ act, ways, ...rest }: Props) {
  const face = ACT_FACES[act];
  const Icon = face.Icon;
  const look = { ...rest, leftSection: <Icon size={15} aria-hidden /> };
  if ('to' in face) {
    return (
      <Button {...look} component={Link} to={face.to(ways.bookingId)}>
        {face.label()}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={({ currentTarget }) => follow(act, ways, currentTarget)}>
      {face.label()}
    </Button>
  );
}

/** `opener` gets the focus back, since the entry itself disappears with its menu. */
export function ActMenuItem({ act, ways, opener }: Props & { opener: RefObject<HTMLElement | null> }) {
  const face = ACT_FACES[act];
  const Icon = face.Icon;
  const look = {
    className: 'touch',
    leftSection: <Icon size={15} aria-hidden />,
    ...(face.danger && { c: 'var(--mantine-color-error)' }),
  };
  if ('to' in face) {
    return (
      <Menu.Item {...look} component={Link} to={face.to(ways.bookingId)}>
        {face.label()}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} onClick={() => follow(act, ways, opener.current)}>
      {face.label()}
    </Menu.Item>
  );
}
