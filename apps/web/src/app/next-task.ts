/** Each step in a task of its own, so that the browser can answer its user between them. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
