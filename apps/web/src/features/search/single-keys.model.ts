const PLACE = 'single-keys';

/** Whether single letters are shortcuts; people who use speech input switch them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(on: boolean) {
  try {
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  } catch {
    // A browser without storage forgets it with the page.
  }
}
