/**
 * Loaded before the application (`--require`): appends every statement that a service sends to a file of its name in the
 * folder `STATEMENTS`, before it is sent. Statements of jobs have another application name and are left out.
 */
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');
const { Client } = require('pg');

const { query } = Client.prototype;

Client.prototype.query = function recorded(statement, values, ...rest) {
  const { application_name: name = '', database } = this.connectionParameters;
  const [, service, part] = name.split(':');
  const text = typeof statement === 'string' ? statement : statement?.text;
  if (database && service && part === undefined && /^\s*(SELECT|WITH)\b/i.test(text ?? '')) {
    const sent = { text, values: (Array.isArray(values) ? values : statement.values) ?? [] };
    appendFileSync(join(process.env.STATEMENTS, service), `${JSON.stringify(sent)}\n`);
  }
  return query.call(this, statement, values, ...rest);
};
