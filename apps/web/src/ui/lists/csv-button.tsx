import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { UI } from '../ui.texts.ts';

type Props = {
  /** What is exported, such as 'bookings'. */
  of: string;
  onExport: () => Promise<unknown>;
  /** Next to a page's actions it matches their size. */
  size?: 'xs' | 'sm';
};

/** Exports the complete filtered list. */
export function CsvButton({ of, onExport, size = 'xs' }: Props) {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await onExport();
    setRunning(false);
  };
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<Download size={14} aria-hidden />}
      aria-label={UI.csvOf({ list: of })}
      loading={running}
      onClick={() => void run()}
    >
      {UI.csv()}
    </Button>
  );
}
