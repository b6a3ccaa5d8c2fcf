/** Inter for pages that the server writes itself: the built web app holds the file, and keeps its name. */
export const TYPEFACE_FILE = 'inter-latin-400-640.woff2';

export const TYPEFACE = `@font-face{font-family:'Inter Variable';src:url(/assets/${TYPEFACE_FILE}) format('woff2');font-weight:400 640;font-display:swap}`;
