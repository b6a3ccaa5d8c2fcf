import { Button, Textarea } from '@mantine/core';
import type { Skin } from '#scorecard/skin.ts';

const VARIANTS = { filled: 'filled', plain: 'default', link: 'subtle' } as const;

/** The scorecard's components from the app's UI kit. */
export const KIT_SKIN: Skin = {
  TextArea: ({ hint, rows, onChange, ...field }) => (
    <Textarea
      {...field}
      autosize
      minRows={rows}
      description={hint}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ),
  Button: ({ kind, isBusy, ...button }) => (
    <Button
      {...button}
      loading={isBusy}
      variant={VARIANTS[kind]}
      size={kind === 'link' ? 'compact-sm' : 'sm'}
      justify="start"
      style={kind === 'link' ? { justifySelf: 'start', marginLeft: -8 } : undefined}
    />
  ),
};
