// A classic script that runs before anything is painted: what a reader decided must not flash by. It stands before the
// styles, so that it need not wait for them, and the page is read on while they come.
(() => {
  const root = document.documentElement;
  // Styles show what works with scripts alone.
  root.dataset.script = "on";
  // The list of all is not shown where another is asked for, unless what shows that one does not come.
  if (location.search.includes("q=")) {
    root.dataset.query = "on";
    addEventListener("error", ({ target }) => target.src && delete root.dataset.query, true);
  }
  try {
    const theme = localStorage.getItem("dex-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Without storage the system's theme is shown.
  }
})();
