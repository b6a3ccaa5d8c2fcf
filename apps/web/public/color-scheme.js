// Runs before the first paint, so that a dark page never flashes white. The key is the one the UI kit stores.
(function () {
  var wanted;
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    wanted = null;
  }
  var dark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
