import { SaxesParser } from 'saxes';

/** XML allows none of these, and servers send them in titles all the same. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Whether a text is one whole element of XML, with what may stand around it. Reads up to the first fault. */
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
