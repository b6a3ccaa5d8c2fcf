import { SaxesParser } from 'saxes';
import { damaged } from './text/unreadable-file.ts';

/** Each costs as much as a line of text. */
const MOST_FAULTS = 1000;

/** Callbacks of the XML reader: an element with its attributes opens, text, an element closes. Names are as written. */
export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/**
 * Reads XML to the end, or until it has too many faults: office programs tolerate some too. Entities of a document type
 * are not resolved, so nothing grows and nothing is fetched.
 */
export function readXml(xml: string, { open, text, close }: XmlEvents): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => close(name));
  // Without a listener the parser throws at the first fault.
  let faults = 0;
  parser.on('error', () => {
    faults += 1;
    if (faults > MOST_FAULTS) throw damaged('document');
  });
  parser.write(xml).close();
}
