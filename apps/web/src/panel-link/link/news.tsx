import type { Failure } from '@slotwise/contract/failures';
import { useCallback, useState } from 'react';
import { PAGE } from './page.texts.ts';

/** The result of an action, in words. */
export type News = { isGood: boolean; heading: string; lines: string[] };

export type Tell = {
  done: (heading: string) => void;
  failed: (heading: string, failure: Failure, lines?: string[]) => void;
};

/**
 * The last message and how to show one. It stays until the next one or until it is closed. A question that covers the
 * page shows it itself.
 */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const [isCovered, setCovered] = useState(false);
  const [tell] = useState<Tell>(() => ({
    done: (heading) => {
      setNews(null);
      // An open question hides the rest of the page from screen readers until it is closed.
      setTimeout(() => setNews({ isGood: true, heading, lines: [] }), 100);
    },
    failed: (heading, { message }, lines = []) =>
      setNews({ isGood: false, heading, lines: [...message, ...lines] }),
  }));
  const close = useCallback(() => setNews(null), []);
  const cover = useCallback(() => {
    setNews(null);
    setCovered(true);
    return () => setCovered(false);
  }, []);
  return { news, tell, close, isCovered, cover };
}

type Props = { news: News | null; onClose: () => void; isInside?: boolean };

/**
 * Both live regions are always present, since screen readers announce only changes in a region they know. `isInside` is
 * for questions, which cover everything else.
 */
export function NewsArea({ news, onClose, isInside }: Props) {
  const shown = news && (
    <div className={`news ${news.isGood ? 'good' : 'bad'}`}>
      <div>
        <p className="strong">{news.heading}</p>
        {news.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" className="icon-button" aria-label={PAGE.close()} onClick={onClose}>
        ×
      </button>
    </div>
  );
  return (
    <div className={isInside ? undefined : 'news-area'}>
      <div role="status">{news?.isGood && shown}</div>
      <div role="alert">{news?.isGood === false && shown}</div>
    </div>
  );
}
