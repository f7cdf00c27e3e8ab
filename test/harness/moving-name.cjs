/** Required by a process whose database has the name in MOVING_NAME: its address is what the file MOVING_NAME_FILE says now. */
const dns = require('node:dns');
const { readFileSync } = require('node:fs');

const { MOVING_NAME, MOVING_NAME_FILE } = process.env;
const { lookup } = dns;

dns.lookup = (name, options, callback) => {
  const done = callback ?? options;
  if (name !== MOVING_NAME) return callback ? lookup(name, options, callback) : lookup(name, done);
  const address = readFileSync(MOVING_NAME_FILE, 'utf8').trim();
  const answer = options?.all ? [null, [{ address, family: 4 }]] : [null, address, 4];
  process.nextTick(() => done(...answer));
};
