import { ActionIcon } from '@mantine/core';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { NAV } from './nav.texts.ts';

/** A link to the organization's settings, for administrators. */
export function SettingsLink() {
  if (!usePermission('add_member')) return null;
  return (
    <ActionIcon component={Link} to={paths.settings()} aria-label={NAV.settings()} title={NAV.settings()}>
      <Settings size={17} aria-hidden />
    </ActionIcon>
  );
}
