import '#ui/theme/all-components.css';
import { Modal } from '@mantine/core';
import classes from './search-box.module.css';
import { SearchPanel } from './search-panel.tsx';
import { SEARCH } from './search.texts.ts';

type Props = { opened: boolean; onClose: () => void; takeTyped: () => string };

export function SearchDialog({ opened, onClose, takeTyped }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      centered={false}
      yOffset="10dvh"
      title={SEARCH.find()}
      classNames={{ body: classes.body }}
    >
      <SearchPanel onFollow={onClose} takeTyped={takeTyped} />
    </Modal>
  );
}
