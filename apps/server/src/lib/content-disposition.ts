/** Characters allowed unescaped by RFC 8187, besides letters and digits. */
const PLAIN = /[!'()*]/g;

/** A download's `Content-Disposition` (RFC 6266): a plain name for old programs, and the full name in UTF-8 (RFC 8187). */
export function toContentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    PLAIN,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
