const KeptGlobal = require('./kept-global.js');
const { addressOf, createDatabase, dropDatabase, newName } = require('./test-databases.cjs');
const { WorkerDatabase } = require('./worker-database.js');

/** Node keeps a listener for the messages of Jest until Jest ends its worker. */
const isEnded = () => !process.connected || process.listenerCount('message') === 0;

// A worker in the midst of a test would outlive a Jest that was killed, and one that keeps applications would never end.
if (process.connected) setInterval(() => isEnded() && process.exit(0), 100).unref();

/** The database of all files of this worker that need none of their own. */
let shared;
/** What keeps the process of Jest alive where it runs the tests itself; see `global-teardown.ts`. */
const atEndOfRun = (globalThis.atEndOfRun ??= []);

/**
 * Gives a test file a database as DATABASE_URL: that of its worker, from which everything it wrote is removed at its end, or
 * one of its own, where its first comment says `@own-database`. With `@no-database` it gets none and does not wait for one.
 * Both are copies of the template.
 */
module.exports = class DatabaseEnvironment extends KeptGlobal {
  constructor(config, context) {
    super(config, context);
    const { ownDatabase = false } = config.projectConfig.testEnvironmentOptions;
    const { docblockPragmas } = context;
    this.wantsDatabase = !('no-database' in docblockPragmas);
    this.wantsOwn = ownDatabase || 'own-database' in docblockPragmas;
  }

  async setup() {
    await super.setup();
    // Never the database of the developer's own shell.
    delete this.global.process.env.DATABASE_URL;
    this.global.atEndOfRun = close => atEndOfRun.push(close);
    if (!this.wantsDatabase) return;
    if (this.wantsOwn) await this.openOwn();
    else await this.openShared();
  }

  async openOwn() {
    this.database = newName();
    await createDatabase(this.database);
    this.global.process.env.DATABASE_URL = addressOf(this.database);
  }

  async openShared() {
    shared ??= openWorkerDatabase();
    const { url } = await shared;
    this.global.process.env.DATABASE_URL = url;
    this.global.process.env.TEST_WORKER_DATABASE_URL = url;
  }

  async leaveShared() {
    const database = await shared;
    try {
      await database.clean();
    } catch (failure) {
      shared = undefined;
      throw failure;
    }
  }

  async teardown() {
    try {
      if (this.database) await dropDatabase(this.database);
      else if (this.wantsDatabase && shared) await this.leaveShared();
    } finally {
      await super.teardown();
    }
  }
};

/** Jest replaces a worker that has grown too large; the database of the former one goes. */
async function openWorkerDatabase() {
  const name = `quintet_worker_${process.env.JEST_WORKER_ID}`;
  await dropDatabase(name);
  await createDatabase(name);
  return WorkerDatabase.open(addressOf(name));
}
