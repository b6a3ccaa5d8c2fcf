import { styleNonce } from '#ui/theme/style-nonce.ts';
import classes from './mail-preview.module.css';

type Props = { title: string; html: string };

/**
 * The email as the frame may read it. The frame inherits the page's policy, which refuses styles that stand in elements:
 * those wait under another name until the page itself puts them on.
 */
const toDocument = (html: string): string =>
  html.replaceAll('<style', `<style nonce="${styleNonce()}"`).replaceAll(' style="', ' data-style="');

/** Puts the styles on. Links lead to no page from here. */
function dress({ contentDocument: page }: HTMLIFrameElement) {
  page?.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset['style'] ?? '';
  });
  page?.querySelectorAll('a[href]').forEach((link) => link.removeAttribute('href'));
}

/** An email as a mail program draws it, in a frame that runs no script, sends no form and opens nothing. */
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
