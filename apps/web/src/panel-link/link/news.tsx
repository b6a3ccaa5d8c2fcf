import type { Failure } from '@slotwise/contract/failures';
import { useCallback, useState } from 'react';
import { PAGE } from './page.texts.ts';

/** How an act ended, in words. */
export type News = { isGood: boolean; heading: string; lines: string[] };

export type Tell = {
  done: (heading: string) => void;
  failed: (heading: string, failure: Failure, lines?: string[]) => void;
};

/**
 * The last news and how to tell one. They stay until the next one or until they are closed. A question that covers
 * the page shows them itself.
 */
export function useNews() {
  const [news, setNews] = useState<News | null>(null);
  const [isCovered, setCovered] = useState(false);
  const [tell] = useState<Tell>(() => ({
    done: (heading) => {
      setNews(null);
      // A question that was open takes the rest of the page away from readers until it is closed.
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
 * Both regions are always there, since readers announce only what appears in a region they know. `isInside` stands
 * in a question, which covers everything else.
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
