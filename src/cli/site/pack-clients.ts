import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../outcome';

const COMPILER = 'node_modules/typescript7/bin/tsc';

/** Compiles the typed clients of the project and packs them into the folder. Returns the name of the file. */
export async function packClients(project: string, target: string): Promise<string> {
  const run = promisify(execFile);
  const folder = await mkdtemp(join(tmpdir(), 'quintet-clients-'));
  try {
    const sources = join(project, 'clients');
    await run(process.execPath, [join(project, COMPILER), '-p', sources, '--outDir', join(folder, 'dist')]);
    for (const name of ['package.json', 'README.md']) await cp(join(sources, name), join(folder, name));
    const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', target];
    const { stdout } = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
    return (JSON.parse(stdout) as [{ filename: string }])[0].filename;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new CommandError(`The typed clients could not be packed: ${stderr || stdout || message}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
