import { MarkdownText } from '#lib/markdown-text.tsx';
import classes from './written-text.module.css';

/** What someone wrote with marks of Markdown, under a heading of the third rank; the breaks of its lines stay. */
export function WrittenText({ text }: { text: string }) {
  return <MarkdownText className={classes.written} text={text} heading="h4" />;
}
