import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Client } from 'pg';
import { vacuum } from './copies.mjs';

const MEASURE = 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON)';
/** Rather than wait for a statement, a measurement ends. */
const OPTIONS = '-c default_transaction_read_only=on -c statement_timeout=120000 -c timezone=UTC -c jit=off';

/** Measures statements of a service, each text with the same values once, as Postgres runs them when their tables are cached. */
export class Buffers {
  #client;
  #known = new Map();
  #isOver;
  #vacuum;

  /** @param isSmall Postgres rather scans a small table, which says nothing of its plan for a large one. */
  constructor(url, service, { isSmall, isOver }) {
    const costs = isSmall ? '-c random_page_cost=1.1' : '';
    this.#isOver = isOver;
    this.#vacuum = () => vacuum(url, service);
    this.#client = new Client({
      connectionString: url,
      options: `-c search_path=${service},public ${OPTIONS} ${costs}`,
    });
  }

  open = () => this.#client.connect();
  close = () => this.#client.end();

  /**
   * Blocks of 8 KB that a statement reads, and the steps of its plan; undefined for one that writes. One that reads too many is
   * measured again: jobs of the application may have written rows meanwhile, which an index does not show alone.
   */
  async of({ text, values }) {
    const key = JSON.stringify([text, values]);
    if (!this.#known.has(key)) this.#known.set(key, await this.#measureVacuumed(text, values));
    return this.#known.get(key);
  }

  async #measureVacuumed(text, values) {
    const measured = await this.#measure(text, values);
    if (!measured || !this.#isOver(measured)) return measured;
    await this.#vacuum();
    return this.#measure(text, values);
  }

  async #measure(text, values) {
    try {
      const { rows } = await this.#client.query(`${MEASURE} ${text}`, values);
      const [{ Plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
      return { text, values, buffers: blocksOf(Plan), scan: largestScanOf(Plan), milliseconds, plan: Plan };
    } catch (failure) {
      // A statement that locks or writes is refused, and reads no more than what it changes.
      if (failure.code === '25006') return undefined;
      throw new Error(`${text.slice(0, 300)}: ${failure.message}`, { cause: failure });
    }
  }
}

const blocksOf = node => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

const ownBlocksOf = node => blocksOf(node) - (node.Plans ?? []).reduce((sum, plan) => sum + blocksOf(plan), 0);

/** The most blocks that one scan of a table or an index reads each time it runs: it grows with the table, a page of rows does not. */
function largestScanOf(node) {
  const isScan = node['Node Type'].includes('Scan') && node['Actual Loops'] > 0;
  const own = isScan ? Math.round(ownBlocksOf(node) / node['Actual Loops']) : 0;
  return Math.max(own, ...(node.Plans ?? []).map(largestScanOf));
}

/** The steps of a plan that read more blocks themselves than `least`. */
export function stepsOf(node, least, depth = 0) {
  const {
    'Node Type': type,
    'Relation Name': relation,
    'Index Name': index,
    'Actual Rows': rows,
    'Actual Loops': loops,
  } = node;
  const inner = (node.Plans ?? []).flatMap(plan => stepsOf(plan, least, depth + 1));
  const own = ownBlocksOf(node);
  const where = [relation, index].filter(Boolean).join(' by ');
  const line = `${type}${where && ` ${where}`}: ${own} buffers, ${rows} rows x ${loops}`;
  return own >= least ? [line, ...inner] : inner;
}

/** Reads what the recorder appended to a file since the last time. */
export class Recorded {
  #file;
  #offset = 0;

  constructor(path) {
    this.#file = openSync(path, 'a+');
  }

  close = () => closeSync(this.#file);

  next() {
    const { size } = fstatSync(this.#file);
    const bytes = Buffer.alloc(size - this.#offset);
    readSync(this.#file, bytes, 0, bytes.length, this.#offset);
    // The last line may still be written.
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    this.#offset += whole.length;
    return whole
      .toString()
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line));
  }
}
