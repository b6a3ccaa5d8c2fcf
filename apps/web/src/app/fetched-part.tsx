import { lazy, useState, type ComponentType } from 'react';

export type PartModule = { default: ComponentType };

/**
 * A part of the product that is fetched when first drawn, or drawn at once if `fetchPart` has already loaded it: React
 * shows a fallback even for what is already there, and keeps it for a third of a second.
 */
export function fetchedPart(load: () => Promise<PartModule>) {
  const Later = lazy(load);
  let ahead: ComponentType | undefined;
  const fetchPart = async () => {
    ahead = (await load()).default;
  };
  // Chosen once: swapping the component would lose what its user typed.
  function Part() {
    const [Chosen] = useState<ComponentType>(() => ahead ?? Later);
    return <Chosen />;
  }
  return { Part, fetchPart };
}
