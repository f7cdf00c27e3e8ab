const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { delimiter, join } = require('node:path');

const { arch, env, platform } = process;
const POSTGRES = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];
/** Debian keeps servers where the PATH of a user may not lead. */
const SYSTEM_FOLDERS = ['/usr/sbin'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
/** The first shows no window and takes a third of the time of the others. */
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROMIUM = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Major versions of Node that system tests run, as well as the one that runs them. */
const LATER_NODES = [22, 24];
/** The folder whose packages are these. */
const NODE_VERSIONS = 'test/harness/node-versions';
/** The folder of the libraries that verify webhooks. */
const WEBHOOK_LIBRARIES = 'test/harness/webhook-libraries';

/** The folder of the conformance suite of MCP. */
const MCP_CONFORMANCE = 'test/harness/mcp-conformance';

const WEBHOOK_PACKAGES = ['standardwebhooks', 'svix'];
const packageIn = name => join(__dirname, 'webhook-libraries/node_modules', name);
const conformanceSuite = join(
  __dirname,
  'mcp-conformance/node_modules/@modelcontextprotocol/conformance/dist/index.js',
);

/** Programs that do not come with Node, by their name in `@needs`: where they are, and the packages that have them. */
const PROGRAMS = {
  'redis-server': { title: 'redis-server', find: () => onPath(['redis-server']), apt: 'redis-server', brew: 'redis' },
  postgres: { title: 'pg_dump and initdb', find: findPostgres, apt: 'postgresql', brew: 'postgresql' },
  chromium: { title: 'Chromium', find: findChromium, apt: 'chromium-headless-shell', brew: '--cask chromium' },
  pgbouncer: {
    title: 'PgBouncer',
    find: () => onPath(['pgbouncer']) ?? onPath(['pgbouncer'], SYSTEM_FOLDERS),
    apt: 'pgbouncer',
    brew: 'pgbouncer',
  },
  ps: { title: 'ps', find: () => onPath(['ps']), apt: 'procps' },
  'later-node': {
    title: `Node ${LATER_NODES.join(' and ')}`,
    find: () => (LATER_NODES.every(laterNode) ? 'node' : undefined),
    npm: NODE_VERSIONS,
    brew: LATER_NODES.map(major => `node@${major}`),
  },
  'webhook-libraries': {
    title: 'standardwebhooks and svix',
    find: () =>
      WEBHOOK_PACKAGES.every(name => existsSync(packageIn(name))) ? packageIn(WEBHOOK_PACKAGES[0]) : undefined,
    npm: WEBHOOK_LIBRARIES,
  },
  'mcp-conformance': {
    title: 'the conformance suite of MCP',
    find: () => (existsSync(conformanceSuite) ? conformanceSuite : undefined),
    npm: MCP_CONFORMANCE,
  },
};

/** The path of a program (of `postgres`: the folder of its programs), or undefined when it is not installed. */
const programPath = name => PROGRAMS[name].find();

/** Names of the programs that a test file needs, from its first comment. */
function neededPrograms(file) {
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return [...comment.matchAll(/@needs ([\w-]+)/g)].map(([, name]) => {
    if (!(name in PROGRAMS)) throw new Error(`${file} needs ${name}, which test/harness/programs.cjs does not know.`);
    return name;
  });
}

function missingPrograms() {
  return Object.keys(PROGRAMS).filter(name => !programPath(name));
}

/** A command that installs the programs. */
function installCommand(names) {
  const manager = platform === 'darwin' ? 'brew' : 'apt';
  const packages = names.flatMap(name => PROGRAMS[name][manager] ?? []);
  if (manager === 'brew') return packages.map(name => `brew install ${name}`).join(' && ');
  const folders = names.flatMap(name => PROGRAMS[name].npm ?? []).map(folder => `npm ci --prefix ${folder}`);
  return [...(packages.length > 0 ? [`apt-get install ${packages.join(' ')}`] : []), ...folders].join(' && ');
}

const programTitle = name => PROGRAMS[name].title;

function onPath(names, folders = (env.PATH ?? '').split(delimiter).filter(Boolean)) {
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path));
}

/** The program of a major version: a package of `npm ci --prefix test/harness/node-versions`, or one on the path or of Homebrew. */
function laterNode(major) {
  const installed = [
    join(__dirname, `node-versions/node_modules/node${major}-${platform}-${arch}/bin/node`),
    ...['/opt/homebrew', '/usr/local'].map(folder => `${folder}/opt/node@${major}/bin/node`),
  ];
  return installed.find(path => existsSync(path)) ?? onPath([`node${major}`]);
}

function findPostgres() {
  const debian = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map(version => join(DEBIAN_POSTGRES, version, 'bin'))
    : [];
  const folders = [...(env.PATH ?? '').split(delimiter), ...debian];
  return folders.find(folder => POSTGRES.every(program => existsSync(join(folder, program))));
}

function findChromium() {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : undefined;
  return onPath(CHROMIUM) ?? MAC_CHROMIUM.find(path => existsSync(path));
}

module.exports = { LATER_NODES, installCommand, laterNode, missingPrograms, neededPrograms, programPath, programTitle };

// `node test/harness/programs.cjs` prints the Debian packages of the programs that are missing, and of the quick Chromium;
// with `npm` the folders whose packages are missing.
if (require.main === module) {
  const manager = process.argv[2] ?? 'apt';
  const isSlowChromium = !env.CHROMIUM && !onPath([CHROMIUM[0]]);
  const names = new Set([...missingPrograms(), ...(isSlowChromium ? ['chromium'] : [])]);
  const packages = [...names].flatMap(name => PROGRAMS[name][manager] ?? []);
  process.stdout.write(`${packages.join(' ')}\n`);
}
