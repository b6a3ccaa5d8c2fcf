import PostalMime from 'postal-mime';
import { frameFaults } from './mail-frame.ts';
import { allParts, printMimeTree, readMimeTree } from './mime-tree.ts';

const SHAPE = 'multipart/alternative(text/plain, text/html)';

/**
 * Every fault of an email without a calendar entry, as sent: a calendar must find nothing to act on, and an
 * autoresponder nothing to reply to (RFC 3834). Empty if there are none.
 */
export async function checkPlainMail(raw: string | Uint8Array): Promise<string[]> {
  const octets = Buffer.from(raw);
  const tree = readMimeTree(octets.toString('latin1'));
  const faults = frameFaults(octets.toString('latin1'), tree, await PostalMime.parse(octets));
  if (printMimeTree(tree) !== SHAPE) faults.push(`is built as ${printMimeTree(tree)}`);
  if (tree.headers.get('auto-submitted')?.[0] !== 'auto-generated')
    faults.push('does not say that it is automatic');
  const parts = allParts(tree);
  if (parts.some(({ parameters }) => parameters['method'] !== undefined)) faults.push('has a METHOD');
  if (parts.some(({ content }) => /^METHOD:/m.test(content.toString('latin1'))))
    faults.push('holds a calendar');
  return faults;
}
