import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { onDemand } from '#ui/on-demand.tsx';
import classes from './search-box.module.css';
import { areSingleKeysOn } from './single-keys.model.ts';
import { useTypedAhead } from './use-typed-ahead.ts';
import { SEARCH } from './search.texts.ts';

const SearchDialog = onDemand(async () => (await import('./search-dialog.tsx')).SearchDialog);

const ShortcutSheet = onDemand(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

const KEYS = 'Ctrl K';

/** N starts a new meeting, unless a window is open. */
function useScheduleKey() {
  const navigate = useNavigate();
  const maySchedule = usePermission('create_meeting');
  const schedule = () => {
    if (!maySchedule || !areSingleKeysOn() || document.querySelector('[role="dialog"]')) return;
    void navigate(paths.newMeeting());
  };
  useHotkeys([['N', schedule]]);
}

/** Finds anything from anywhere, by click or with Ctrl K. */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const takeTyped = useTypedAhead(isOpen, close);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  useHotkeys([['shift+?', () => setSheetOpen(true)]]);
  useScheduleKey();
  return (
    <>
      <Button
        className={classes.open}
        variant="default"
        size="xs"
        leftSection={<Search size={14} aria-hidden />}
        rightSection={<kbd className={classes.keys}>{KEYS}</kbd>}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <span className="unseen-under-700">{SEARCH.find()}</span>
      </Button>
      <ShortcutSheet opened={isSheetOpen} onClose={() => setSheetOpen(false)} />
      <SearchDialog opened={isOpen} onClose={close} takeTyped={takeTyped} />
    </>
  );
}
