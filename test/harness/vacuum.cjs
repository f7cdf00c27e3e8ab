const { setTimeout: sleep } = require('node:timers/promises');

/** Tables with pages that are not visible to all: Postgres reads their rows besides an index that has all columns. */
const HIDDEN = 'SELECT relname FROM pg_class WHERE oid = ANY ($1::regclass[]) AND relallvisible < relpages';
/** A commit that is on the disk has everything before it there too. */
const WRITE_OUT = `DO $$ BEGIN
  PERFORM set_config('synchronous_commit', 'on', true);
  PERFORM pg_logical_emit_message(true, 'written', '');
END $$`;
const [MAX_VACUUMS, PAUSE_MS] = [600, 100];

/**
 * Has Postgres count the rows of tables for its plans, and mark all their pages as visible to all. It leaves out rows that a
 * transaction of the same moment may not see yet, and those whose commit is not written out; then it is asked again. Deleted rows
 * hide a page as long as an index names them, which Postgres leaves so where they are few.
 */
async function vacuum(query, tables) {
  let hidden = tables;
  for (let vacuums = 1; hidden.length > 0; vacuums++) {
    if (vacuums > MAX_VACUUMS)
      throw new Error(`A transaction keeps rows of ${hidden.join(', ')} from being visible to all`);
    if (vacuums > 1) await sleep(PAUSE_MS);
    await query(WRITE_OUT);
    await query(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${hidden.join(', ')}`);
    hidden = (await query(HIDDEN, [hidden])).map(({ relname }) => relname);
  }
}

module.exports = { vacuum };
