import '#ui/theme/all-components.css';
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { COLOR_SCHEMES } from '#ui/color-schemes.ts';
import { StandingButton, type DropDown } from '#ui/fields/drop-down.tsx';

/** The dropdown of the color scheme button. */
export function ColorSchemeChoices({ id, opened, onChange, button }: DropDown) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu id={id} opened={opened} onChange={onChange} position="bottom-end" width={180} withinPortal>
      <Menu.Target>
        <StandingButton button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {COLOR_SCHEMES.map(({ value, label, Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={15} aria-hidden />}>
              {label()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
