import { styleNonce } from '#ui/theme/style-nonce.ts';
import classes from './mail-preview.module.css';

type Props = { title: string; html: string };

/**
 * The email's HTML for the frame. The frame inherits the page's content security policy, which refuses inline styles:
 * they wait in another attribute until the page itself applies them.
 */
const toDocument = (html: string): string =>
  html.replaceAll('<style', `<style nonce="${styleNonce()}"`).replaceAll(' style="', ' data-style="');

/** Applies the styles and disables all links. */
function dress({ contentDocument: page }: HTMLIFrameElement) {
  page?.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset['style'] ?? '';
  });
  page?.querySelectorAll('a[href]').forEach((link) => link.removeAttribute('href'));
}

/** An email as a mail program renders it, in a frame that runs no scripts, submits no forms and opens nothing. */
export function MailFrame({ title, html }: Props) {
  return (
    <iframe
      className={classes.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={toDocument(html)}
      onLoad={({ currentTarget }) => dress(currentTarget)}
    />
  );
}
