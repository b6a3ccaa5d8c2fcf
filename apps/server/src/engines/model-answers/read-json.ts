const LONGEST = 64 * 1024;
/** Some models write down their thoughts first. */
const THOUGHT_ENDS = '</think>';

/** The one JSON object of a reply, whatever thoughts, fences or words a model puts around it; undefined where there is none. */
export function readJsonObject(reply: string): Record<string, unknown> | undefined {
  if (reply.length > LONGEST) return undefined;
  const text = reply.slice(reply.lastIndexOf(THOUGHT_ENDS) + 1);
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    // What starts and ends with a brace is an object, or no JSON.
    return JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
