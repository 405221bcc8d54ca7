// Keys scroll the viewer once its main region takes the focus, which it does not by itself.
const viewer = document.querySelector('rapi-doc');
viewer.addEventListener('spec-loaded', () => {
  const main = viewer.shadowRoot.querySelector('[part~="section-main-content"]');
  if (main) main.tabIndex = 0;
});
