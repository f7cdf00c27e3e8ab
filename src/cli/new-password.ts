import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { safeParse } from 'valibot';
import { isCommonPassword } from '#kit/access/common-passwords';
import { password as passwordVariable } from '#kit/config/variable-kinds';
import { CommandError } from './outcome';
import type { Terminal } from './terminal';

/** Not a command-line argument: every user of the machine can read those in the process list. */
const VARIABLE = 'NEW_PASSWORD';

/**
 * Reads a new password from the variable, from a hidden prompt (twice) or from the first line of piped input. Common
 * passwords are always refused here, because an account created by an operator may have full access.
 */
export async function newPassword(terminal: Terminal): Promise<string> {
  const chosen = await readPassword(terminal);
  const { issues } = safeParse(passwordVariable, chosen);
  if (issues) throw new CommandError(`The password is refused: it ${issues[0].message}.`);
  if (await isCommonPassword(chosen)) {
    throw new CommandError('The password is refused: it is one of the most common ones.');
  }
  return chosen;
}

async function readPassword(terminal: Terminal): Promise<string> {
  const { environment, input } = terminal;
  const set = environment[VARIABLE];
  if (set) return set;
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? '';
  const first = await promptFor(terminal, 'New password: ');
  if (first !== (await promptFor(terminal, 'Repeat it: '))) throw new CommandError('The two passwords differ.');
  return first;
}

async function promptFor({ input, writeError }: Terminal, prompt: string): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silentOutput, terminal: true });
  writeError(prompt);
  try {
    const [line] = (await Promise.race([
      once(lines, 'line'),
      once(lines, 'SIGINT').then(() => {
        throw new CommandError('\nStopped.');
      }),
    ])) as [string];
    return line;
  } finally {
    writeError('\n');
    lines.close();
  }
}
