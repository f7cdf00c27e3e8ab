const { randomUUID } = require('node:crypto');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('pg');
const KeptGlobal = require('./kept-global.js');
const { WorkerDatabase } = require('./worker-database.js');

const TEMPLATE = 'quintet_template';
const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

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
    if (!this.wantsDatabase) return;
    if (this.wantsOwn) await this.openOwn();
    else await this.openShared();
  }

  async openOwn() {
    this.database = `quintet_test_${process.env.JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`;
    await copyTemplate(this.database);
    this.global.process.env.DATABASE_URL = addressOf(this.database);
  }

  async openShared() {
    shared ??= openWorkerDatabase();
    const { url } = await shared;
    this.global.process.env.DATABASE_URL = url;
    this.global.process.env.TEST_WORKER_DATABASE_URL = url;
    this.global.atEndOfRun = close => atEndOfRun.push(close);
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
      if (this.database) await again(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
      else if (this.wantsDatabase && shared) await this.leaveShared();
    } finally {
      await super.teardown();
    }
  }
};

/** Jest replaces a worker that has grown too large; the database of the former one goes. */
async function openWorkerDatabase() {
  const name = `quintet_worker_${process.env.JEST_WORKER_ID}`;
  await again(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await copyTemplate(name);
  return WorkerDatabase.open(addressOf(name));
}

const copyTemplate = database => again(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);

function addressOf(database) {
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = database;
  return url.href;
}

/**
 * Postgres copies only a database nobody is connected to, and a connection may take a moment to close; and it drops none
 * while its own autovacuum works there, which only a superuser may end.
 */
async function again(statement) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onServer(statement);
    } catch (failure) {
      if (![OBJECT_IN_USE, INSUFFICIENT_PRIVILEGE].includes(failure.code) || attempt === 50) throw failure;
      await sleep(100);
    }
  }
}

async function onServer(statement) {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
