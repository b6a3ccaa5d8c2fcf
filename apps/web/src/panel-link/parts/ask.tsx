import { useEffect } from 'react';
import { Question, type QuestionProps } from '../../link-pages/parts/question.tsx';
import { useLink } from '../link/link-context.ts';
import { NewsArea } from '../link/news.tsx';

/** A question before an action, which shows the action's result inside, since it covers everything else. */
export function Ask({ children, ...question }: QuestionProps) {
  const { news, closeNews, coverNews } = useLink();
  useEffect(coverNews, [coverNews]);
  return (
    <Question {...question}>
      {children}
      <NewsArea news={news} onClose={closeNews} isInside />
    </Question>
  );
}
