/** A command of a list file. */
export interface Command {
  /** Its name in lower case. */
  name: string;
  /** Its words, with variables unresolved. */
  words: string[];
  /** 1-based line. */
  line: number;
}

const WORD = /"((?:\\[^]|[^"\\])*)"|(?:\\[^\n]|[^\s()"#\\])+|[()]|#\[(=*)\[[^]*?\]\2\]|#[^\n]*/g;

/** Parses the commands of a list file; ignores conditions and functions. */
export function commandsOf(text: string): Command[] {
  const commands: Command[] = [];
  let line = 1;
  let at = 0;
  let previous = '';
  let open: { command: Command; depth: number } | undefined;
  for (const match of text.matchAll(WORD)) {
    const [word, quoted] = match;
    line += text.slice(at, match.index).split('\n').length - 1;
    at = match.index;
    if (word.startsWith('#')) continue;
    if (open && word === ')') {
      open.depth -= 1;
      if (open.depth === 0) open = undefined;
    } else if (open && word === '(') open.depth += 1;
    else if (open) open.command.words.push(unescaped(quoted ?? word));
    else if (word === '(') {
      const command = { name: previous.toLowerCase(), words: [], line };
      commands.push(command);
      open = { command, depth: 1 };
    }
    previous = word;
  }
  return commands;
}

/** Removes the escapes from a word. */
function unescaped(quoted: string): string {
  const letters: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
  return quoted.replace(/\\\n/g, '').replace(/\\([ntr"\\$;() #@^])/g, (_, letter: string) => {
    return letters[letter] ?? letter;
  });
}

/** Index of the command that ends a loop. */
export function endOfLoop(commands: readonly Command[], start: number): number {
  let depth = 0;
  for (let index = start; index < commands.length; index += 1) {
    const { name } = commands[index] ?? { name: '' };
    depth += name === 'foreach' ? 1 : name === 'endforeach' ? -1 : 0;
    if (depth === 0) return index;
  }
  return commands.length;
}
