import { Command, CommanderError } from 'commander';
import type { SeededService } from '#host/service/hosted-service';
import type { CommandDeclaration, Invocation, Options } from './command';
import { COMMANDS, GROUPS } from './groups';
import { type Outcome, UsageError } from './outcome';
import type { Terminal } from './terminal';

const DONE = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** Runs one command line and returns the exit code. */
export async function quintet(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = DONE;
  const program = new Command('quintet')
    .description('Maintains an installation: accounts, database, jobs, personal data.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError });
  const declareCommand = (parent: Command, command: CommandDeclaration) =>
    declare(parent, command, async (argument, options) => {
      const { Installation } = await import('#cli/installation');
      exitCode = await execute(command, { installation: new Installation(terminal), argument, options });
    });
  for (const command of COMMANDS) declareCommand(program, command);
  for (const group of GROUPS) {
    const parent = program.command(group.name).description(group.summary);
    if (!words.includes(group.name)) continue;
    for (const command of await group.load()) declareCommand(parent, command);
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : WRONG_USE;
  }
}

type Action = (argument: string | undefined, options: Options) => Promise<void>;

function declare(parent: Command, command: CommandDeclaration, action: Action): void {
  const declared = parent.command(command.name).description(command.summary);
  if (command.argument) declared.argument(...command.argument);
  if (command.scope !== 'none') {
    const description =
      command.scope === 'services' ? 'only this service' : 'required when several services are hosted';
    declared.option('--service <name>', description);
  }
  for (const [flags, description] of command.options ?? []) declared.option(flags, description);
  declared.option('--json', 'print JSON');
  declared.action(async (...parsed: unknown[]) => {
    const argument = command.argument ? (parsed[0] as string | undefined) : undefined;
    await action(argument, parsed[command.argument ? 1 : 0] as Options);
  });
}

async function execute(command: CommandDeclaration, invocation: Invocation): Promise<number> {
  const { terminal } = invocation.installation;
  const isJson = invocation.options['json'] === true;
  let service: SeededService | undefined;
  try {
    if (command.scope === 'one service') service = invocation.installation.service(serviceOption(invocation));
    const { text, data, isBad } = await outcomeOf(command, invocation, service);
    terminal.write(isJson ? `${JSON.stringify(data, undefined, 2)}\n` : `${text}\n`);
    return isBad ? FAILED : DONE;
  } catch (error) {
    const { errorMessage } = await import('#cli/error-message');
    const message = errorMessage(error, service?.definition);
    terminal.writeError(isJson ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
    return error instanceof UsageError ? WRONG_USE : FAILED;
  }
}

const serviceOption = ({ options }: Invocation) => options['service'] as string | undefined;

async function outcomeOf(
  command: CommandDeclaration,
  invocation: Invocation,
  service: SeededService | undefined,
): Promise<Outcome> {
  switch (command.scope) {
    case 'none':
      return command.run(invocation);
    case 'services':
      return command.run({ ...invocation, services: invocation.installation.services(serviceOption(invocation)) });
    case 'one service':
      return command.run({ ...invocation, service: service! });
  }
}
