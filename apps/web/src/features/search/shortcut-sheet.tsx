import '#ui/theme/all-components.css';
import { Kbd, Modal } from '@mantine/core';
import classes from './shortcut-sheet.module.css';

const SHORTCUTS: { keys: string[]; what: string }[] = [
  { keys: ['Ctrl', 'K'], what: 'Find anything, or do something from anywhere' },
  { keys: ['F1'], what: 'Help for this screen' },
  { keys: ['?'], what: 'Show these shortcuts' },
  { keys: ['↑', '↓'], what: 'Move through what was found, or move a meeting in the grid by 15 minutes' },
  { keys: ['←', '→'], what: 'Move a meeting in the grid by a day, or go to the next tab' },
  { keys: ['Enter'], what: 'Open what is marked, or choose the time in the grid' },
  { keys: ['Esc'], what: 'Close a window, or leave the time as it was' },
];

/** Which keys do what. */
export function ShortcutSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} size={480} title="Keyboard shortcuts">
      <dl className={classes.shortcuts}>
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
