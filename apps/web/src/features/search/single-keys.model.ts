const PLACE = 'single-keys';

/** Whether a letter alone does something; people who speak to their computer switch that off. */
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
    // A browser that stores nothing forgets it with the page.
  }
}
