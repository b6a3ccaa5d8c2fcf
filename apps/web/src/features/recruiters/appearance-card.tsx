import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Card } from '#ui/card.tsx';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
];

/** The colour scheme, kept in this browser. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title="Colour scheme" padded>
      <SegmentedControl
        fullWidth
        aria-label="Colour scheme"
        data={SCHEMES}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      />
    </Card>
  );
}
