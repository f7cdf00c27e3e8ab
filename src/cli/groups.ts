import type { CommandDeclaration } from './command';
import { secretsCommand } from './secrets';

/** Commands that are typed after one word. */
export interface CommandGroup {
  name: string;
  summary: string;
  /** Most commands load the application, which takes seconds. */
  load: () => Promise<readonly CommandDeclaration[]>;
}

const doctorCommand: CommandDeclaration = {
  name: 'doctor',
  summary: 'Checks everything an installation depends on and says what to do; exit code 1 when a check fails',
  scope: 'none',
  run: async ({ installation }) => (await import('#cli/doctor/doctor')).examine(installation),
};

/** Commands of one word. */
export const COMMANDS: readonly CommandDeclaration[] = [doctorCommand, secretsCommand];

export const GROUPS: readonly CommandGroup[] = [
  {
    name: 'admin',
    summary: 'accounts of administrators',
    load: async () => (await import('#cli/accounts')).adminCommands,
  },
  {
    name: 'password',
    summary: 'passwords of staff, customers, students, members',
    load: async () => (await import('#cli/accounts')).passwordCommands,
  },
  {
    name: 'roles',
    summary: 'roles of staff accounts',
    load: async () => (await import('#cli/roles')).roleCommands,
  },
  {
    name: 'migrate',
    summary: 'database migrations',
    load: async () => (await import('#cli/migrations')).migrationCommands,
  },
  {
    name: 'person',
    summary: 'personal data: export and erasure',
    load: async () => (await import('#cli/person')).personCommands,
  },
  {
    name: 'demo',
    summary: 'demo data',
    load: async () => (await import('#cli/demo')).demoCommands,
  },
  {
    name: 'payments',
    summary: 'payments at the processors',
    load: async () => (await import('#cli/payments')).paymentCommands,
  },
  {
    name: 'jobs',
    summary: 'background jobs: mail, refunds, reconciliation',
    load: async () => (await import('#cli/jobs')).jobCommands,
  },
  {
    name: 'keys',
    summary: 'access keys of staff and connected apps, for programs such as assistants',
    load: async () => (await import('#cli/keys')).keyCommands,
  },
  {
    name: 'webhooks',
    summary: 'addresses that receive events, and what was sent to them',
    load: async () => (await import('#cli/webhooks')).webhookCommands,
  },
  {
    name: 'media',
    summary: 'stored pictures',
    load: async () => (await import('#cli/media')).mediaCommands,
  },
  {
    name: 'seats',
    summary: 'seats in courses and what granted them',
    load: async () => (await import('#cli/seats')).seatCommands,
  },
  {
    name: 'books',
    summary: 'the ledger of money and points',
    load: async () => (await import('#cli/books')).bookCommands,
  },
  {
    name: 'descriptions',
    summary: 'OpenAPI and AsyncAPI documents',
    load: async () => (await import('#cli/descriptions')).descriptionCommands,
  },
  {
    name: 'config',
    summary: 'environment variables',
    load: async () => (await import('#cli/configuration')).configurationCommands,
  },
  {
    name: 'site',
    summary: 'sites of your own, made from the starters in examples',
    load: async () => (await import('#cli/site/site')).siteCommands,
  },
];

/** All commands as typed. */
export async function commandNames(): Promise<string[]> {
  const inGroups = await Promise.all(
    GROUPS.map(async group => (await group.load()).map(({ name }) => `${group.name} ${name}`)),
  );
  return [...COMMANDS.map(({ name }) => name), ...inGroups.flat()];
}
