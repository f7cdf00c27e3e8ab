import { Command, CommanderError } from 'commander';
import type { SeededService } from '#host/hosted-service';
import { adminCommands, passwordCommands } from './accounts';
import type { CommandGroup, CommandOf, Given, Options } from './command';
import { configurationCommands } from './configuration';
import { demoCommands } from './demo';
import { descriptionCommands } from './descriptions';
import { jobCommands } from './jobs';
import { migrationCommands } from './migrations';
import { type Outcome, WrongUse } from './outcome';
import { paymentCommands } from './payments';
import { personCommands } from './person';
import { Place } from './place';
import { roleCommands } from './roles';
import type { Terminal } from './terminal';
import { told } from './told';

const DONE = 0;
const FAILED = 1;
const WRONG_USE = 2;

const GROUPS: readonly CommandGroup[] = [
  adminCommands,
  passwordCommands,
  roleCommands,
  migrationCommands,
  personCommands,
  demoCommands,
  paymentCommands,
  jobCommands,
  descriptionCommands,
  configurationCommands,
];

/** Carries out one command line and answers the exit code. */
export async function quintet(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = DONE;
  const program = new Command('quintet')
    .description('Looks after an installation: accounts, database, jobs, data of people.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.complain });
  for (const group of GROUPS) {
    const parent = program.command(group.name).description(group.summary);
    for (const command of group.commands) {
      declare(parent, command, async (argument, options) => {
        exitCode = await carryOut(command, { place: new Place(terminal), argument, options });
      });
    }
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

function declare(parent: Command, command: CommandOf, action: Action): void {
  const declared = parent.command(command.name).description(command.summary);
  if (command.argument) declared.argument(...command.argument);
  if (command.of !== 'none') {
    const which = command.of === 'services' ? 'this service alone' : 'the service, where several are hosted';
    declared.option('--service <name>', which);
  }
  for (const [flags, description] of command.options ?? []) declared.option(flags, description);
  declared.option('--json', 'answer as JSON');
  declared.action(async (...given: unknown[]) => {
    const argument = command.argument ? (given[0] as string | undefined) : undefined;
    await action(argument, given[command.argument ? 1 : 0] as Options);
  });
}

async function carryOut(command: CommandOf, given: Given): Promise<number> {
  const { terminal } = given.place;
  const isJson = given.options['json'] === true;
  let service: SeededService | undefined;
  try {
    if (command.of === 'one service') service = given.place.service(named(given));
    const { text, data, isBad } = await outcomeOf(command, given, service);
    terminal.write(isJson ? `${JSON.stringify(data, undefined, 2)}\n` : `${text}\n`);
    return isBad ? FAILED : DONE;
  } catch (error) {
    const sentence = told(error, service?.definition);
    terminal.complain(isJson ? `${JSON.stringify({ error: sentence })}\n` : `${sentence}\n`);
    return error instanceof WrongUse ? WRONG_USE : FAILED;
  }
}

const named = ({ options }: Given) => options['service'] as string | undefined;

async function outcomeOf(command: CommandOf, given: Given, service: SeededService | undefined): Promise<Outcome> {
  switch (command.of) {
    case 'none':
      return command.run(given);
    case 'services':
      return command.run({ ...given, services: given.place.services(named(given)) });
    case 'one service':
      return command.run({ ...given, service: service! });
  }
}
