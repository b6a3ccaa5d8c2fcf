import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Card } from '#ui/page/card.tsx';
import { COLOR_SCHEMES } from '#ui/color-schemes.ts';
import { PROFILE } from './profile.texts.ts';

/** The color scheme, stored in this browser. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title={PROFILE.colorScheme()} padded>
      <SegmentedControl
        fullWidth
        aria-label={PROFILE.colorScheme()}
        data={COLOR_SCHEMES.map(({ value, label }) => ({ value, label: label() }))}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      />
    </Card>
  );
}
