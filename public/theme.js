// A classic script that blocks the first paint, so that a chosen theme never flashes into place.
(function () {
  try {
    var theme = localStorage.getItem('tsl.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be refused (sandboxed frame, privacy setting): the system's theme stands.
  }
})();
