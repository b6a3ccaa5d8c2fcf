/** Shared by the file generators: a page to print, and Word's XML. */

/** Escapes a text for markup, or every text in a nested value. */
export function escaped(value) {
  if (typeof value === 'string') return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (Array.isArray(value)) return value.map(escaped);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, escaped(one)]));
}

/** An A4 HTML page with these styles; templates set their own margins. */
export function page(styles, body) {
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0; -webkit-print-color-adjust: exact }
body { font: 10pt/1.35 "DejaVu Sans", sans-serif; color: #222; width: 210mm }
ul { padding-left: 5mm }
${styles}
</style><body>${body}</body>`;
}

/** Draws each value and joins the results. */
export const each = (values, draw) => values.map(draw).join('\n');

/** A job's bullet points. */
export const points = (job) => `<ul>${each(job.points, (point) => `<li>${point}</li>`)}</ul>`;

/** A run of text in Word, with properties such as `<w:b/>`. */
export const run = (text, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const TAB = '<w:r><w:tab/></w:r>';

/** A paragraph in Word. */
export const line = (...runs) => `<w:p>${runs.join('')}</w:p>`;

/** A body in Word. */
export const wordDocument = (...blocks) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${blocks.join('')}</w:body></w:document>`;
