import { useState } from 'react';

const KEY = 'slotwise.first-steps';
const HIDDEN = 'hidden';

/** Whether a user dismissed the checklist in this browser, and the function that does. */
export function useHiddenSteps(userId: string) {
  const [isHidden, setHidden] = useState(() => read(userId));
  const hide = () => {
    keep(userId);
    setHidden(true);
  };
  return { isHidden, hide };
}

function read(userId: string): boolean {
  try {
    return localStorage.getItem(`${KEY}.${userId}`) === HIDDEN;
  } catch {
    return false;
  }
}

function keep(userId: string) {
  try {
    localStorage.setItem(`${KEY}.${userId}`, HIDDEN);
  } catch {
    // Private windows of some browsers store nothing, so the steps are shown again next time.
  }
}
