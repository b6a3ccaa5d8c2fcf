import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Card } from '#ui/page/card.tsx';
import { COLOR_SCHEMES } from '#ui/color-schemes.ts';

/** The colour scheme, kept in this browser. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title="Color scheme" padded>
      <SegmentedControl
        fullWidth
        aria-label="Color scheme"
        data={COLOR_SCHEMES.map(({ value, label }) => ({ value, label }))}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      />
    </Card>
  );
}
