// The buttons that copy where a spot is.
const status = document.querySelector("[data-copied]");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const text = button.dataset.copy;
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = status.dataset.copied;
    } catch {
      // Without permission, or on an insecure page, the reader copies the text that is then selected.
      status.textContent = `${status.dataset.byHand} ${text}`;
      const selection = getSelection();
      selection.selectAllChildren(status);
    }
  });
}
