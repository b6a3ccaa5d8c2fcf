import type { MantineThemeOverride } from '@mantine/core';

/** Not 'Close', which is a button's name at the foot of some dialogs. */
const close = { closeButtonProps: { 'aria-label': 'Dismiss' } };

/** Default props of the UI kit's components: sizes on the 4 px grid, names for unnamed buttons, no capitals. */
export const componentDefaults: NonNullable<MantineThemeOverride['components']> = {
  Button: { defaultProps: { size: 'sm', fw: 560 } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
  TextInput: { defaultProps: { size: 'sm' } },
  Select: {
    defaultProps: {
      size: 'sm',
      checkIconPosition: 'right',
      // The list itself scrolls: a scroller inside it could not be reached by keyboard.
      withScrollArea: false,
      styles: { options: { maxHeight: 250, overflowY: 'auto' } },
    },
  },
  // A closed list renders no options.
  Combobox: { defaultProps: { keepMounted: false } },
  Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 3 } },
  Modal: {
    defaultProps: {
      ...close,
      radius: 'lg',
      shadow: 'xl',
      padding: 'lg',
      centered: true,
      size: 440,
      overlayProps: { backgroundOpacity: 0.4 },
    },
  },
  Drawer: { defaultProps: { ...close, position: 'right', size: 480, padding: 'lg' } },
  // The placeholder would be an invalid child of a menu.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true, fz: 'xs' } },
  Tabs: { defaultProps: { keepMounted: false } },
  Skeleton: { defaultProps: { radius: 'xs' } },
};
