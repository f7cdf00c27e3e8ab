import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { safeParse } from 'valibot';
import { isCommonPassword } from '#kit/access/common-passwords';
import { password as passwordVariable } from '#kit/config/variable-kinds';
import { CommandError } from './outcome';
import type { Terminal } from './terminal';

/** Never an argument, which every user of the machine could read in the list of processes. */
const VARIABLE = 'NEW_PASSWORD';

/**
 * A password somebody chooses: of the variable, typed twice without being shown, or the first line of what is piped in.
 * An operator gives rights with it, so that a common one is refused here whatever the service takes.
 */
export async function newPassword(terminal: Terminal): Promise<string> {
  const chosen = await readPassword(terminal);
  const { issues } = safeParse(passwordVariable, chosen);
  if (issues) throw new CommandError(`The password is not taken: it ${issues[0].message}.`);
  if (await isCommonPassword(chosen)) {
    throw new CommandError('The password is not taken: it is one of the most common ones.');
  }
  return chosen;
}

async function readPassword(terminal: Terminal): Promise<string> {
  const { environment, input } = terminal;
  const set = environment[VARIABLE];
  if (set) return set;
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? '';
  const first = await promptFor(terminal, 'New password: ');
  if (first !== (await promptFor(terminal, 'Once more: '))) throw new CommandError('The two passwords differ.');
  return first;
}

async function promptFor({ input, writeError }: Terminal, prompt: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
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
