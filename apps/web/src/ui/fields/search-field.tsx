import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  w?: number | string;
};

const PAUSE_MS = 300;

/** A search that starts when typing pauses, or at once on Enter. */
export function SearchField({ label, placeholder, value, onSearch, w = 240 }: Props) {
  const [text, setText] = useState(value);
  const search = useLatest(onSearch);
  const sent = useRef(value);

  // A change from outside (filters cleared, history) replaces the text in the field.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      search.current(text.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);

  return (
    <TextInput
      type="search"
      size="xs"
      maw="100%"
      w={w}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Search size={14} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || text.trim() === sent.current) return;
        sent.current = text.trim();
        onSearch(text.trim());
      }}
    />
  );
}
