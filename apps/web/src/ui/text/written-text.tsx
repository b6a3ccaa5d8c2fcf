import { MarkdownText } from '#lib/markdown-text.tsx';
import classes from './written-text.module.css';

/** Markdown text under a level-three heading, with its line breaks preserved. */
export function WrittenText({ text }: { text: string }) {
  return <MarkdownText className={classes.written} text={text} heading="h4" />;
}
