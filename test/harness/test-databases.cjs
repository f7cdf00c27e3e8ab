const { randomUUID } = require('node:crypto');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('pg');

const TEMPLATE = 'quintet_template';
const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

const newName = () => `quintet_test_${process.env.JEST_WORKER_ID}_${randomUUID().slice(0, 8)}`;

const createDatabase = async (name, template = TEMPLATE) =>
  inTurn(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);

const dropDatabase = async name => inTurn(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

function addressOf(name) {
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = name;
  return url.href;
}

/**
 * Postgres copies only a database without connections, and a connection may take a moment to close. It drops none while its own
 * autovacuum works there, which only a superuser may end.
 */
async function inTurn(statement) {
  for (let attempt = 1; ; attempt++) {
    try {
      await onServer(server => server.query(statement));
      return;
    } catch (failure) {
      if (![OBJECT_IN_USE, INSUFFICIENT_PRIVILEGE].includes(failure.code) || attempt === 50) throw failure;
      await sleep(100);
    }
  }
}

async function onServer(work) {
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

module.exports = { TEMPLATE, addressOf, createDatabase, dropDatabase, newName, onServer };
