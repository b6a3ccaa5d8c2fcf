import { lazy, useState, type ComponentType } from 'react';

export type PartModule = { default: ComponentType };

/**
 * A part of the product that is fetched when it is first drawn, and drawn at once where `fetchPart` brought it before:
 * React shows a fallback also for what is there already, and keeps that for a third of a second.
 */
export function fetchedPart(load: () => Promise<PartModule>) {
  const Later = lazy(load);
  let ahead: ComponentType | undefined;
  const fetchPart = async () => {
    ahead = (await load()).default;
  };
  // Chosen once: another component in its place would lose what its user typed.
  function Part() {
    const [Chosen] = useState<ComponentType>(() => ahead ?? Later);
    return <Chosen />;
  }
  return { Part, fetchPart };
}
