// A classic script that runs before anything is painted: what a reader decided must not flash by.
(() => {
  const root = document.documentElement;
  // Styles show what works with scripts alone.
  root.dataset.script = "on";
  try {
    const theme = localStorage.getItem("dex-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Without storage the system's theme is shown.
  }
})();
