import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectFolder } from '#kit/project-folder';
import type { CommandDeclaration, Invocation } from '../command';
import { CommandError, type Outcome, UsageError } from '../outcome';
import { createSite } from './create-site';

/** Names of packages and folders. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const siteCommands: readonly CommandDeclaration[] = [
  {
    name: 'new',
    summary:
      'Makes a folder with a site of your own: a starter with its kit, the typed clients, a theme and an .env file',
    scope: 'none',
    argument: ['<name>', 'name of the site and its folder, such as my-shop'],
    options: [
      ['--from <starter>', 'one of the folders of examples'],
      ['--to <folder>', 'the folder to make; one with this name next to the project when left out'],
      ['--title <text>', 'how visitors see the name; made from the name when left out'],
      ['--title-ar <text>', 'the same in Arabic'],
      ['--api <address>', 'the address of the process; http://localhost:3000 when left out'],
    ],
    run: async invocation => newSite(invocation),
  },
];

async function newSite({ installation, argument = '', options }: Invocation): Promise<Outcome> {
  const project = projectFolder();
  const starters = startersIn(project);
  const from = String(options['from'] ?? '');
  if (!starters.includes(from)) {
    const problem = from === '' ? '--from is required' : `No starter is called '${from}'`;
    throw new UsageError(`${problem}. Use one of ${starters.join(', ')}.`);
  }
  if (!NAME.test(argument)) {
    throw new UsageError(`'${argument}' cannot be the name of a folder here: use small letters, digits and hyphens.`);
  }
  const { environment } = installation.terminal;
  // npm runs commands in the folder of the project, and names the one where it was called.
  const here = environment['INIT_CWD'] ?? process.cwd();
  const target = options['to'] === undefined ? resolve(project, '..', argument) : resolve(here, String(options['to']));
  if (isInside(target, project)) {
    throw new CommandError(`${target} lies in the project. Name a folder outside it: --to ../${argument}.`);
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new CommandError(`${target} exists and is not empty. Name another folder: --to <folder>.`);
  }
  const title = String(options['title'] ?? titleOf(argument));
  await createSite({
    project,
    starter: from,
    target,
    name: argument,
    title: { en: title, ar: String(options['titleAr'] ?? title) },
    api: String(options['api'] ?? 'http://localhost:3000'),
  });
  const text = `${target} is a site of your own, made from ${from}. To see it:

  cd ${relative(here, target) || '.'} && npm install && npm run dev

Its name, colours, logo, picture and foot are in theme.json, the address of the process is in .env.`;
  return { text, data: { name: argument, from, folder: target } };
}

/** Folders of `examples` with a site; none where the project is only installed. */
function startersIn(project: string): string[] {
  const folder = join(project, 'examples');
  if (!existsSync(folder)) {
    throw new CommandError('The starters are not here: run this in a clone of the project.');
  }
  return readdirSync(folder).filter(name => existsSync(join(folder, name, 'vite.config.ts')));
}

const isInside = (folder: string, project: string): boolean => !relative(project, folder).startsWith('..');

/** `my-shop` is My Shop. */
const titleOf = (name: string): string =>
  name
    .split('-')
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
