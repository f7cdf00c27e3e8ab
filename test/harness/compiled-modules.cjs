const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/** Fewer modules than this are compiled again at each start. */
const MIN_NEW_MODULES = 50;
const DYNAMIC_IMPORT = /\bimport\(/;

/**
 * The modules of the application and its packages as V8 compiled them, and where they were found, in one file that all
 * processes and runs share. A test starts several processes, each of them loads 4,000 modules: to find, read and compile
 * them takes twice as long as to run them. A module counts as unchanged while its size and its time of change are the
 * same.
 */
class CompiledModules {
  constructor(root, options) {
    const folder = path.join(root, 'node_modules/.cache/test-modules');
    mkdirSync(folder, { recursive: true });
    const installed = statSync(path.join(root, 'package-lock.json')).mtimeMs;
    const key = [root, options, installed, process.version, process.arch, process.execArgv.filter(isOfV8)];
    this.file = path.join(folder, createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32));
    this.stats = new Map();
    this.scripts = new Map();
    this.newModules = 0;
    this.read();
  }

  read() {
    this.modules = new Map();
    this.paths = new Map();
    let bytes;
    try {
      bytes = readFileSync(this.file);
    } catch {
      return;
    }
    let offset = 4 + bytes.readUInt32LE(0);
    const { modules, paths } = JSON.parse(bytes.toString('utf8', 4, offset));
    this.paths = new Map(paths);
    for (const [filename, stamp, textBytes, codeBytes] of modules) {
      const text = bytes.subarray(offset, offset + textBytes);
      const code = bytes.subarray(offset + textBytes, offset + textBytes + codeBytes);
      this.modules.set(filename, { stamp, text, code });
      offset += textBytes + codeBytes;
    }
  }

  /** Whether the module is known and has not changed. */
  has(filename) {
    return this.modules.get(filename)?.stamp === this.stampOf(filename);
  }

  /** The size and the time of change; undefined for no file. */
  stampOf(filename) {
    if (!this.stats.has(filename)) {
      const stats = statSync(filename, { throwIfNoEntry: false });
      this.stats.set(filename, stats && `${stats.size} ${stats.mtimeMs}`);
    }
    return this.stats.get(filename);
  }

  /** A script whose value is the function of the module. `textOf` reads its CommonJS text. */
  scriptOf(filename, textOf) {
    const known = this.has(filename) ? this.modules.get(filename) : undefined;
    const text = known ? known.text.toString() : textOf();
    const script = new vm.Script(Module.wrap(text), {
      filename,
      // Node cannot import anything from within a script of cached code.
      cachedData: DYNAMIC_IMPORT.test(text) ? undefined : known?.code,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!known || script.cachedDataRejected) {
      this.newModules += 1;
      this.scripts.set(filename, { text, script });
    }
    return script;
  }

  /** Where a request from a folder leads to. `find` searches for it. */
  resolved(folder, request, find) {
    const key = `${folder}\0${request}`;
    const known = this.paths.get(key);
    if (known && (!path.isAbsolute(known) || this.stampOf(known))) return known;
    const found = find();
    this.paths.set(key, found);
    return found;
  }

  /** Adds what this process compiled, when it is much. */
  save() {
    if (this.newModules < MIN_NEW_MODULES) return;
    for (const [filename, { text, script }] of this.scripts) {
      const entry = { stamp: this.stampOf(filename), text: Buffer.from(text), code: script.createCachedData() };
      this.modules.set(filename, entry);
    }
    const entries = [...this.modules].map(([filename, { stamp, text, code }]) => [
      filename,
      stamp,
      text.length,
      code.length,
    ]);
    const head = Buffer.from(JSON.stringify({ modules: entries, paths: [...this.paths] }));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(head.length);
    const parts = [...this.modules.values()].flatMap(({ text, code }) => [text, code]);
    const written = `${this.file}.${process.pid}`;
    writeFileSync(written, Buffer.concat([size, head, ...parts]));
    renameSync(written, this.file);
    this.scripts.clear();
    this.newModules = 0;
  }
}

const isOfV8 = option => /^--(?!require|import|eval|input-type)/.test(option);

module.exports = { CompiledModules };
