import { SaxesParser } from 'saxes';

/** Not allowed in XML, but some servers send them in titles. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** True if a text is one complete XML element, with allowed surroundings. Stops at the first error. */
export function isWellFormedXml(text: string): boolean {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text.replace(CONTROLS, '')).close();
    return true;
  } catch {
    return false;
  }
}
