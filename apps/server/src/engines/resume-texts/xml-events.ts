import { SaxesParser } from 'saxes';

/** What a reader of XML is told: an element with its attributes opens, text stands in it, it closes. Names are as written. */
export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/**
 * Reads XML from its beginning to its end, whatever is wrong with it on the way: office programs forgive too. Entities of a
 * document type are not resolved, so nothing grows and nothing is fetched.
 */
export function readXml(xml: string, { open, text, close }: XmlEvents): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => close(name));
  // Without a listener the parser throws at the first fault.
  parser.on('error', () => {});
  parser.write(xml).close();
}
