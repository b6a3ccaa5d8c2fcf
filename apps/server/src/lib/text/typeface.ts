/** Inter for server-rendered pages: the built web app contains the file under a stable name. */
export const TYPEFACE_FILE = 'inter-latin-400-640.woff2';

export const TYPEFACE = `@font-face{font-family:'Inter Variable';src:url(/assets/${TYPEFACE_FILE}) format('woff2');font-weight:400 640;font-display:swap}`;
