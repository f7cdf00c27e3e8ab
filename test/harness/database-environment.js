const { randomUUID } = require('node:crypto');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('pg');
const KeptGlobal = require('./kept-global.js');

const TEMPLATE = 'quintet_template';
const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

// A worker in the midst of a test would outlive a Jest that was killed. (A listener for `disconnect` would keep
// workers from ending by themselves.)
if (process.connected) {
  setInterval(() => {
    if (!process.connected) process.exit(1);
  }, 1000).unref();
}

/**
 * Gives every test file a database of its own, a copy of the template, as DATABASE_URL.
 * A file whose first comment says `@no-database` gets none and does not wait for one.
 */
module.exports = class DatabaseEnvironment extends KeptGlobal {
  constructor(config, context) {
    super(config, context);
    this.wantsDatabase = !('no-database' in context.docblockPragmas);
  }

  async setup() {
    await super.setup();
    // Never the database of the developer's own shell.
    delete this.global.process.env.DATABASE_URL;
    if (!this.wantsDatabase) return;
    const database = `quintet_test_${process.env.JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`;
    await again(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
    this.database = database;
    const url = new URL(process.env.TEST_DATABASE_URL);
    url.pathname = database;
    this.global.process.env.DATABASE_URL = url.href;
  }

  async teardown() {
    try {
      if (this.database) await again(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
    } finally {
      await super.teardown();
    }
  }
};

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
