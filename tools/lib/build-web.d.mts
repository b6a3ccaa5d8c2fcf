/** Builds the web app into apps/web/dist, unless what is there was built from these very sources. */
export function ensureWebBuilt(node: string): Promise<void>;
