import { Button, TextInput } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import classes from './copy-field.module.css';
import { UI } from '../ui.texts.ts';

type Props = {
  label: string;
  description?: ReactNode;
  value: string;
  /** The button's label, such as 'Copy address'. */
  copy: string;
};

/** A read-only text with a copy button. */
export function CopyField({ label, description, value, copy }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const take = async () => {
    field.current?.select();
    // Browsers provide no clipboard to pages without TLS; then the text is at least selected.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? UI.copied() : UI.pressToCopy());
  };
  const Sign = said === UI.copied() ? Check : Copy;
  return (
    <div className={classes.line}>
      <TextInput
        ref={field}
        className={classes.field}
        label={label}
        description={description}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" leftSection={<Sign size={15} aria-hidden />} onClick={() => void take()}>
        {copy}
      </Button>
      <span role="status" className={classes.said}>
        {said}
      </span>
    </div>
  );
}
