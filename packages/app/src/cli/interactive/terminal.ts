// A line editor over two streams: lines as they are typed, those typed ahead too, Ctrl-C as an event, and what was typed before.
import { createInterface, type Interface } from 'node:readline';

export type LineInput = NodeJS.ReadableStream;
export type Terminal = {
  /** The next line; null when the input has ended (Ctrl-D). */
  readonly nextLine: (prompt: string) => Promise<string | null>;
  /** Newest last. */
  readonly history: () => readonly string[];
  /** Throws away what stands in the line, says something, and prompts anew. */
  readonly restart: (words: string) => void;
  readonly close: () => void;
};
export type TerminalOptions = {
  readonly input: LineInput;
  readonly output: NodeJS.WritableStream;
  /** Keys are read one by one and may be edited; without it whole lines come as they are. */
  readonly editing: boolean;
  /** Newest last. */
  readonly history: readonly string[];
  readonly complete: (line: string) => readonly string[];
  readonly onInterrupt: () => void;
  readonly onEnd: () => void;
};

export const mostHistory = 500;

function openLines({ input, output, editing, history, complete }: TerminalOptions): Interface {
  return createInterface({
    input, output, terminal: editing, historySize: mostHistory, history: history.toReversed(), removeHistoryDuplicates: true,
    completer: (line: string): [string[], string] => [[...complete(line)], line],
  });
}

export function openTerminal(options: TerminalOptions): Terminal {
  const lines = openLines(options);
  const typed: string[] = [];
  let entered = [...options.history];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  const give = (line: string | null): void => {
    const take = waiting;
    waiting = null;
    take?.(line);
  };
  lines.on('line', (line) => {
    if (waiting === null) typed.push(line);
    else give(line);
  });
  lines.on('history', (newest) => { entered = newest.toReversed(); });
  lines.on('SIGINT', options.onInterrupt);
  lines.on('close', () => {
    ended = true;
    options.onEnd();
    give(null);
  });
  return {
    nextLine: (prompt) => {
      const [next] = typed.splice(0, 1);
      if (next !== undefined) return Promise.resolve(next);
      if (ended) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting = resolve;
        lines.setPrompt(prompt);
        lines.prompt();
      });
    },
    history: () => entered,
    restart: (words) => {
      // Ctrl-U and Ctrl-K: to both sides of the cursor.
      lines.write(null, { ctrl: true, name: 'u' });
      lines.write(null, { ctrl: true, name: 'k' });
      options.output.write(`\n${words}\n`);
      lines.prompt();
    },
    close: () => { lines.close(); },
  };
}
