import '#ui/theme/all-components.css';
import { Kbd, Modal, Switch } from '@mantine/core';
import classes from './shortcut-sheet.module.css';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.model.ts';
import { SEARCH } from './search.texts.ts';

const SHORTCUTS: { keys: string[]; what: () => string }[] = [
  { keys: ['Ctrl', 'K'], what: SEARCH.keyFind },
  { keys: ['N'], what: SEARCH.keySchedule },
  { keys: ['F1'], what: SEARCH.keyHelp },
  { keys: ['?'], what: SEARCH.keyShortcuts },
  { keys: ['↑', '↓'], what: SEARCH.keyUpDown },
  { keys: ['←', '→'], what: SEARCH.keyLeftRight },
  { keys: ['Enter'], what: SEARCH.keyEnter },
  { keys: ['Esc'], what: SEARCH.keyEscape },
];

/** The keyboard shortcuts. */
export function ShortcutSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} size={480} title={SEARCH.shortcuts()}>
      <dl className={classes.shortcuts}>
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what()}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label={SEARCH.singleKeys()}
        description={SEARCH.singleKeysHint()}
        defaultChecked={areSingleKeysOn()}
        onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
      />
    </Modal>
  );
}
