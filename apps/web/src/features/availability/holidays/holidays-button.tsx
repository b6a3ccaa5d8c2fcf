import { Button } from '@mantine/core';
import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '#ui/on-demand.tsx';
import { HOLIDAYS } from './holidays.texts.ts';

const HolidaysDialog = onDemand(async () => (await import('./holidays-dialog.tsx')).HolidaysDialog);

/** Opens the holiday calendars. */
export function HolidaysButton({ size = 'sm' }: { size?: 'xs' | 'sm' }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<CalendarHeart size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {HOLIDAYS.open()}
      </Button>
      <HolidaysDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
