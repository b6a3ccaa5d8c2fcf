/** Characters that RFC 8187 lets stand as they are, apart from letters and digits. */
const PLAIN = /[!'()*]/g;

/** `Content-Disposition` of a download (RFC 6266): a plain name for old programs, the whole one in UTF-8 (RFC 8187). */
export function toContentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    PLAIN,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
