import { callOf, findElement, poll } from './engine-window.ts';
import type { EngineWindow } from './engine-window.ts';

/** The commands of WebDriver that a window needs, with the names of Marionette and the paths of HTTP. */
export const commandPaths = {
  Navigate: 'url',
  Back: 'back',
  Refresh: 'refresh',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/:id/click',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
};

/** Sends a command; rejects with the error of the browser. */
export type Send = (
  command: keyof typeof commandPaths,
  parameters: Record<string, unknown>,
) => Promise<unknown>;

/** Name of the property that refers to an element, as the standard defines it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Characters that stand for keys. */
const keyCharacters: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

function keyActions(keys: string): object[] {
  const characters = keys.split(/(?<=.)\+/).map((name) => keyCharacters[name] ?? name);
  const change = (type: string) => (value: string) => ({ type, value });
  return [...characters.map(change('keyDown')), ...[...characters].reverse().map(change('keyUp'))];
}

/** Returns the id of an element that a script returned. */
function elementIn(result: unknown): string | undefined {
  if (result === null || typeof result !== 'object') return undefined;
  const id: unknown = Reflect.get(result, elementKey);
  return typeof id === 'string' ? id : undefined;
}

/** Returns the window of a browser that understands the commands of WebDriver. */
export function webDriverWindow(send: Send, close: () => Promise<void>): EngineWindow {
  const execute = (call: string): Promise<unknown> =>
    send('ExecuteScript', { script: `return ${call}`, args: [] });
  return {
    open: (url) => send('Navigate', { url }),
    back: () => send('Back', {}),
    reload: () => send('Refresh', {}),
    resize: (width, height) => send('SetWindowRect', { width, height }),
    // The browser returns what the script returned, as JSON.
    run: async (script, ...args) => (await execute(callOf(script, args))) as never,
    click: async (selector, text = '') => {
      const id = await poll(`${selector} "${text}" can be clicked`, async () =>
        elementIn(await execute(callOf(findElement, [selector, text]))),
      );
      await send('ElementClick', { id });
    },
    press: (...keys) => {
      const actions = [{ type: 'key', id: 'keyboard', actions: keys.flatMap(keyActions) }];
      return send('PerformActions', { actions });
    },
    close,
  };
}
