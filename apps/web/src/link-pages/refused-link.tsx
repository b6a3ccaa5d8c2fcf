import type { Failure } from '@slotwise/contract/failures';
import type { ReactNode } from 'react';
import { LINK_PAGES } from './link-pages.texts.ts';
import { TopBar } from './top-bar.tsx';

/** A page's own texts for a link that opens nothing. */
type Words = {
  /** Without a connection. */
  unreachable: string;
  /** Once the link has expired, been replaced, or been revoked. */
  ended: string;
};

type Props = {
  /** Why it opens nothing; null if the address has no token at all. */
  failure: Failure | null;
  words: Words;
  company?: string | null | undefined;
  onRetry: () => void;
  children?: ReactNode;
};

/** Why a mailed link opens nothing, and what to do. */
export function RefusedLink({ failure, words, company = null, onRetry, children }: Props) {
  const { title, text, canRetry } = getReason(failure, words);
  return (
    <>
      <TopBar company={company} />
      <main className="page">
        <h1>{title}</h1>
        <p role="status">{text}</p>
        {canRetry && (
          <button type="button" className="button filled" onClick={onRetry}>
            {LINK_PAGES.retry()}
          </button>
        )}
        {children}
      </main>
    </>
  );
}

const ENDED = ['LINK_EXPIRED', 'NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'NOT_FOUND', 'FORBIDDEN'];

function getReason(failure: Failure | null, { unreachable, ended }: Words) {
  if (!failure) {
    return {
      title: LINK_PAGES.incomplete(),
      text: LINK_PAGES.openAgain(),
      canRetry: false,
    };
  }
  if (failure.code === 'NETWORK')
    return { title: LINK_PAGES.noConnection(), text: unreachable, canRetry: true };
  if (ENDED.includes(failure.code)) {
    return { title: LINK_PAGES.ended(), text: ended, canRetry: false };
  }
  return { title: LINK_PAGES.failed(), text: failure.message.join(' '), canRetry: true };
}
