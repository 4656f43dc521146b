import type { ProgressStep } from '../build/clock.ts';
import type { Terminal } from './terminal.ts';

/** Minimum time between two updates of the line, in milliseconds. */
const PAUSE = 50;

const CLEAR = '\r\u001B[2K';

/** Shows the steps of a build. */
export interface Progress {
  /** Shows a step or its progress. */
  show: (step: ProgressStep) => void;
  /** Removes the line that is shown only during a step. */
  end: () => void;
}

/** Shows nothing. */
export const silent: Progress = { show: () => undefined, end: () => undefined };

/** On a terminal, updates one line; elsewhere, prints one line per step. */
export function showProgress(terminal: Terminal): Progress {
  let current = '';
  let written = 0;
  return {
    show({ name: step, language, done, total }) {
      const name = language === undefined ? step : `${step} (${language})`;
      const isNew = name !== current;
      current = name;
      if (!terminal.interactive) {
        if (isNew) terminal.out(`${name}\n`);
        return;
      }
      const now = Date.now();
      if (!isNew && now - written < PAUSE && done !== total) return;
      written = now;
      const count = done === undefined ? '' : `  ${done}${total === undefined ? '' : `/${total}`}`;
      terminal.out(`${CLEAR}${name}${count}`);
    },
    end() {
      if (terminal.interactive && current !== '') terminal.out(CLEAR);
      current = '';
    },
  };
}
