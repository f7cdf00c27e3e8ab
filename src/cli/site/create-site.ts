import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packClients } from './pack-clients';

export interface NewSite {
  /** The folder of the project. */
  project: string;
  /** A folder of `examples`. */
  starter: string;
  target: string;
  /** Name of the package. */
  name: string;
  title: { en: string; ar: string };
  api: string;
}

type Json = Record<string, unknown>;

/** Copies a starter with the kit, packs the clients for it, and gives it a name of its own. */
export async function createSite(site: NewSite): Promise<void> {
  const { project, starter, target, title } = site;
  const source = join(project, 'examples', starter);
  const isOfSite = (path: string) => !/^(dist|node_modules)(\/|$)/.test(path.slice(source.length + 1));
  await cp(source, target, { recursive: true, filter: isOfSite });
  await cp(join(project, 'examples/kit'), join(target, 'kit'), {
    recursive: true,
    filter: path => !path.endsWith('tsconfig.json'),
  });
  const clients = await packClients(project, target);
  await changeJson(join(target, 'package.json'), contents => ({
    ...contents,
    name: site.name,
    dependencies: { ...(contents['dependencies'] as Json), 'quintet-clients': `file:./${clients}` },
  }));
  await changeJson(join(target, 'tsconfig.json'), contents => ({
    ...contents,
    compilerOptions: { ...(contents['compilerOptions'] as Json), paths: { '#kit/*': ['./kit/*'] } },
  }));
  await changeJson(join(target, 'theme.json'), theme => ({ ...theme, name: title }));
  const page = join(target, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(
    page,
    html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title.en)}</title>`),
  );
  await writeFile(join(target, '.env'), environmentOf(site));
  await writeFile(join(target, '.gitignore'), 'node_modules/\ndist/\n');
}

async function changeJson(file: string, change: (contents: Json) => Json): Promise<void> {
  const contents = JSON.parse(await readFile(file, 'utf8')) as Json;
  await writeFile(file, `${JSON.stringify(change(contents), undefined, 2)}\n`);
}

const environmentOf = ({ api }: NewSite): string =>
  `# The address of the process. Every visitor can read it.
VITE_API=${api}
`;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
