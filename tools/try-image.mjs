/**
 * Does every step of the Dockerfile in a plain folder, starts what the image would start, and asks its health check: for
 * where no container engine is at hand. `DATABASE_URL` names the Postgres it starts on. With `--quick` it takes the
 * packages that are installed and the native compiler, instead of a registry and the build.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.cjs';
import { root, runMain } from './run.mjs';

const MAX_START_MS = 300_000;
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
      const place = this.place(isFolder ? target : join(target, source));
      mkdirSync(dirname(place), { recursive: true });
      if (from) execFileSync('cp', ['-al', origin, place]);
      else {
        const filter = path => statSync(path).isDirectory() || holds(relative(root, path));
        cpSync(origin, place, { recursive: true, filter });
      }
    }
  }

  run(command) {
    if (quick && command.startsWith('npm ci')) return;
    if (quick && command.startsWith('npm run build')) return this.buildQuickly();
    // Who owns a folder is the image's business, not that of this one.
    execFileSync('sh', ['-ec', `chown() { :; }\n${command}`], {
      cwd: this.place('.'),
      env: this.variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  /** With the packages that are installed, of which those that an image ships are left. */
  buildQuickly() {
    const modules = this.place('node_modules');
    symlinkSync(join(root, 'node_modules'), modules);
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: this.place('.'), stdio: 'inherit' });
    this.copySqlFiles();
    for (const tool of ['tools/build-widgets.mjs', 'tools/build-office.mjs'])
      execFileSync(process.execPath, [tool], { cwd: this.place('.'), stdio: 'inherit' });
    unlinkSync(modules);
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const [path, { dev, devOptional }] of Object.entries(packages)) {
      const isInside = path.lastIndexOf('node_modules/') > 0;
      if (path === '' || dev || devOptional || isInside || !existsSync(join(root, path))) continue;
      mkdirSync(dirname(this.place(path)), { recursive: true });
      symlinkSync(join(root, path), this.place(path));
    }
  }

  /** As the `assets` of nest-cli.json. */
  copySqlFiles() {
    for (const folder of ['src', 'migrations'])
      cpSync(this.place(folder), this.place(join('dist', folder)), {
        recursive: true,
        filter: path => statSync(path).isDirectory() || path.endsWith('.sql'),
      });
  }
}

/** Does the instructions, and answers the last stage with what it starts and asks. */
function build(folder) {
  const holds = contextOf(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const stages = new Map();
  const image = { stage: undefined, command: [], health: [] };
  for (const { word, rest } of instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    const { stage } = image;
    if (word !== 'ARG') console.log(`${word} ${rest}`);
    if (word === 'FROM') {
      const [, name = 'last'] = / AS (\w+)/.exec(rest) ?? [];
      image.stage = new Stage(join(folder, name));
      stages.set(name, image.stage);
    } else if (word === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(stage.place('.'), { recursive: true });
    } else if (word === 'ENV') {
      for (const pair of rest.split(/ +/)) stage.environment[pair.split('=')[0]] = pair.split('=')[1];
    } else if (word === 'COPY') {
      const [, from, paths] = /^(?:--from=(\w+) )?(.+)$/.exec(rest);
      const [target, ...sources] = paths.split(/ +/).reverse();
      stage.copy(stages.get(from), sources.reverse(), target, holds);
    } else if (word === 'RUN') stage.run(rest);
    else if (word === 'CMD') image.command = JSON.parse(rest);
    else if (word === 'HEALTHCHECK') image.health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
    else if (!['ARG', 'USER', 'EXPOSE', 'VOLUME'].includes(word)) throw new Error(`${word}: nobody does this here`);
  }
  return image;
}

/** Starts what the image starts, until its health check says that it is well, and ends it. */
async function start({ stage, command, health }, databaseUrl) {
  const environment = {
    ...stage.variables,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    // Packages find one another among those of the image alone, although they lie elsewhere.
    ...(quick && { NODE_OPTIONS: '--preserve-symlinks' }),
  };
  const options = { cwd: stage.place('.'), env: environment, stdio: ['ignore', 'inherit', 'inherit'] };
  const program = ([, ...args]) => [process.execPath, args];
  console.log(`CMD ${command.join(' ')}`);
  const running = spawn(...program(command), options);
  const ended = once(running, 'exit');
  try {
    const began = performance.now();
    for (;;) {
      if (spawnSync(...program(health), options).status === 0) break;
      if (running.exitCode !== null || performance.now() - began > MAX_START_MS) throw new Error('It does not start');
      await sleep(250);
    }
    console.log('Its health check says that it is well.');
    execFileSync(process.execPath, ['dist/src/quintet.js', 'migrate', 'pending'], options);
  } finally {
    running.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}`);
}

await runMain(async () => {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL)
    throw new Error(
      'DATABASE_URL is needed: an empty database that the image may start on, for example\n' +
        '  DATABASE_URL=postgres://user:password@localhost:5432/try_image npm run check:image -- --quick',
    );
  const folder = mkdtempSync(join(tmpdir(), 'quintet-image-'));
  try {
    await start(build(folder), DATABASE_URL);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
