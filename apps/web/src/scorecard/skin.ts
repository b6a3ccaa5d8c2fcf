import { createContext, useContext, type ReactNode } from 'react';

type TextAreaProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  value: string;
  rows?: number;
  maxLength: number;
  onChange: (value: string) => void;
};

type ButtonProps = {
  kind: 'filled' | 'plain' | 'link';
  type?: 'submit';
  isBusy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/** What the app renders with its UI kit, and a page behind a link with plain elements. */
export type Skin = {
  TextArea: (props: TextAreaProps) => ReactNode;
  Button: (props: ButtonProps) => ReactNode;
};

export const SkinContext = createContext<Skin | null>(null);

export function useSkin(): Skin {
  const skin = useContext(SkinContext);
  if (!skin) throw new Error('A scorecard needs a skin around it.');
  return skin;
}
