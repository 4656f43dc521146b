/**
 * Called when a script of the page cannot be loaded. After a deployment the server has other scripts than the open page
 * asks for, so nothing that is not loaded yet would work: reloads the page if the server has a newer one. Otherwise, as
 * without a connection, the page stays, and the next attempt can succeed.
 */
export function onScriptGone(error: unknown): void {
  console.warn(error);
  const script = document.querySelector('script[type="module"]:not([async])')?.getAttribute('src');
  if (script)
    fetch(window.location.href, { cache: 'no-cache' })
      .then(async (response) => {
        if (response.ok && !(await response.text()).includes(script)) window.location.reload();
      })
      .catch(console.warn);
}
