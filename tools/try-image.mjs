/**
 * Does every step of the Dockerfile in a plain folder, starts what the image would start, and asks its health check: for
 * where no container engine is at hand. `DATABASE_URL` names the Postgres it starts on. With `--quick` it takes the
 * packages that are installed and the native compiler, instead of a registry and the build.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, runMain } from './run.mjs';

const LONGEST_START_MS = 120_000;
const quick = process.argv.includes('--quick');

/** The instructions in their order, with lines that go on joined. */
function instructionsOf(dockerfile) {
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n');
  return lines
    .filter(line => /^[A-Z]+ /.test(line))
    .map(line => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** Whether the context of the build holds a file: `.dockerignore` leaves out everything and takes back what it names. */
function contextOf(ignore) {
  const lines = ignore.split('\n').filter(line => line && !line.startsWith('#'));
  if (lines[0] !== '*') throw new Error('.dockerignore does not begin by leaving everything out');
  const taken = lines.filter(line => line.startsWith('!')).map(line => line.slice(1));
  const endings = lines.filter(line => line.startsWith('**/*')).map(line => line.slice(4));
  return path =>
    taken.some(name => path === name || path.startsWith(`${name}/`)) && !endings.some(ending => path.endsWith(ending));
}

class Stage {
  environment = {};
  workdir = '/';

  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Where a path of the image lies here. */
  place(path) {
    return join(this.folder, path.startsWith('/') ? path : join(this.workdir, path));
  }

  get variables() {
    const own = Object.entries(this.environment).map(([name, value]) => [
      name,
      value.startsWith('/') ? this.place(value) : value,
    ]);
    return { PATH: process.env.PATH, HOME: process.env.HOME, ...Object.fromEntries(own) };
  }

  /** Files of the project, or of another stage. */
  copy(from, sources, target, holds) {
    for (const source of sources) {
      const origin = from ? from.place(source) : join(root, source);
      if (!existsSync(origin)) throw new Error(`COPY ${source}: there is no such file`);
      if (!from && !holds(source)) throw new Error(`COPY ${source}: .dockerignore leaves it out`);
      const isFolder = statSync(origin).isDirectory();
      const place = this.place(isFolder || !target.endsWith('/') ? target : join(target, source));
      mkdirSync(dirname(place), { recursive: true });
      if (from) execFileSync('cp', ['-al', origin, place]);
      else
        cpSync(origin, place, {
          recursive: true,
          filter: path => isFolder || holds(relative(root, path)) ? holds(relative(root, path)) || path === origin : false,
        });
    }
  }

  run(command) {
    if (quick && /npm (ci|run build)/.test(command)) return this.runQuickly(command);
    // Who owns a folder is the image's business, not that of this one.
    execFileSync('sh', ['-ec', `chown() { :; }\n${command}`], {
      cwd: this.place('.'),
      env: this.variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  runQuickly(command) {
    const modules = this.place('node_modules');
    if (/npm ci/.test(command)) return;
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    execFileSync('ln', ['-s', join(root, 'node_modules'), modules]);
    execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--noCheck'], { cwd: this.place('.') });
    rmSync(modules);
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const [path, { dev, devOptional }] of Object.entries(packages)) {
      if (path === '' || dev || devOptional || /node_modules\/.*node_modules\//.test(path)) continue;
      if (!existsSync(join(root, path))) continue; // for another machine
      mkdirSync(dirname(this.place(path)), { recursive: true });
      execFileSync('ln', ['-s', join(root, path), this.place(path)]);
    }
  }
}
