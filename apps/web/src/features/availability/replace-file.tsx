import { Button } from '@mantine/core';
import { useRef } from 'react';
import { FILES } from './availability.texts.ts';

type Props = {
  /** The calendar whose file is read again. */
  name: string;
  onFile: (file: File) => void;
};

/** Chooses another file for an existing calendar. */
export function ReplaceFile({ name, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={FILES.replaceOne({ name })}
        onClick={() => input.current?.click()}
      >
        {FILES.replace()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics"
        aria-label={FILES.newFile({ name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again, which otherwise would trigger no change event.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
