import '#ui/theme/all-components.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { MarkdownText } from '#lib/markdown-text.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { TextButton } from '#ui/text/text-button.tsx';
import classes from './help-drawer.module.css';
import { findHelp, HELP_PAGES, pageForScreen } from './help-pages.model.ts';
import { HELP } from './help.texts.ts';

/** The help page about the screen behind it, with access to all others. */
export function HelpDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Drawer opened={opened} onClose={onClose} title={HELP.help()}>
      <Help key={pathname} first={pageForScreen(pathname)} />
    </Drawer>
  );
}

function Help({ first }: { first: string }) {
  const [name, setName] = useState(first);
  const [q, setQ] = useState('');
  const open = (page: string) => {
    setName(page);
    setQ('');
  };
  const page = HELP_PAGES.find((one) => one.name === name);
  return (
    <>
      <SearchField w="100%" label={HELP.search()} placeholder={HELP.search()} value={q} onSearch={setQ} />
      {q ? (
        <Hits q={q} onOpen={open} />
      ) : (
        page && (
          <article className={classes.page}>
            <h3>{page.title}</h3>
            <MarkdownText text={page.text} heading="h4" />
          </article>
        )
      )}
      <nav className="flow gap-sm rows-2xs mt-ml pt-sm line-above" aria-label={HELP.pages()}>
        {HELP_PAGES.map((one) => (
          <TextButton key={one.name} onClick={() => open(one.name)}>
            {one.title}
          </TextButton>
        ))}
      </nav>
      <p className="mt-sm caption">{HELP.shortcuts()}</p>
    </>
  );
}

function Hits({ q, onOpen }: { q: string; onOpen: (page: string) => void }) {
  const hits = findHelp(q);
  return (
    <ul className={classes.hits} aria-label={HELP.hits()}>
      {hits.length === 0 && <li>{HELP.nothing()}</li>}
      {hits.map(({ name, title, line }) => (
        <li key={name}>
          <TextButton onClick={() => onOpen(name)}>{title}</TextButton>
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
