/**
 * Runs before the first paint, so that a dark page never flashes white. The UI kit stores the setting under this key.
 */
function wantedScheme() {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch {
    return null;
  }
}

const wanted = wantedScheme();
const isDark =
  wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
