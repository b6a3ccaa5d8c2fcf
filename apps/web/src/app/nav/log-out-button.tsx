import { Button } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { logOut } from '#features/auth/auth.actions.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { NAV } from './nav.texts.ts';

export function LogOutButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<LogOut size={15} aria-hidden />}
      onClick={() => void dispatch(logOut())}
    >
      {NAV.logOut()}
    </Button>
  );
}
