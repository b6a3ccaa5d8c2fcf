/** Starts each step in its own task, so that the browser can respond to its user in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
