import { TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import classes from './password-field.module.css';
import { UI } from '../ui.texts.ts';

type Props = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password with a button to show it; the button's label says what it will do. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={isShown ? UI.hidePassword() : UI.showPassword()}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
  return (
    <TextInput {...props} type={isShown ? 'text' : 'password'} rightSection={toggle} rightSectionWidth={42} />
  );
}
