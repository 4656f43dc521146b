/** Files that are being loaded, by their paths. */
const waiting = new Map<string, (text: string) => void>();

/**
 * Loads a file of the site by the script beside it, which contains its text: a page from `file:` can read no other
 * file. A file without such a script is missing.
 */
export function dataFile(root: string, path: string): Promise<Response> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (response: Response): void => {
      waiting.delete(path);
      script.remove();
      resolve(response);
    };
    waiting.set(path, (text) => finish(new Response(text)));
    script.onerror = () => finish(new Response('', { status: 404 }));
    script.src = `${root}${path}.js`;
    document.head.append(script);
  });
}

// The scripts call it.
Object.assign(window, {
  portableFile: (path: string, text: string): void => waiting.get(path)?.(text),
});
