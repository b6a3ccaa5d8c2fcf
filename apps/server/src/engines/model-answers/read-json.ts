const LONGEST = 64 * 1024;
/** Some models write their reasoning first. */
const THOUGHT_ENDS = '</think>';

/** The single JSON object in a reply, ignoring any reasoning, fences or words around it. Undefined if there is none. */
export function readJsonObject(reply: string): Record<string, unknown> | undefined {
  if (reply.length > LONGEST) return undefined;
  const text = reply.slice(reply.lastIndexOf(THOUGHT_ENDS) + 1);
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    // Text from brace to brace is an object, or not JSON.
    return JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
