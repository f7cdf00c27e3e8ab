import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `at name (/path/file.js:12:34)` and `at file:///path/file.js:12:34`, outside node_modules. What looks like the beginning of another one ends it. */
const BUILT =
  /(?<=\(|at (?:async )?)((?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:(?!node_modules|(?:at|async) [\\/])[^():\n])+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * The stack of an error with source lines. `--enable-source-maps` would load all maps at start (17 MiB, 5 % of the start
 * time); here a map is loaded when a line of its file is first needed.
 */
export function stackOf(error: Error): string | undefined {
  return error.stack?.replaceAll(BUILT, (built: string, file: string, line: string, column: string) => {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    const found = mapOf(path)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return built;
    const source = resolve(dirname(path), found.originalSource);
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/** Also maps the stack that Node prints for an uncaught exception. */
export function enableSourceLines(): void {
  process.on('uncaughtExceptionMonitor', error => {
    if (error instanceof Error) error.stack = stackOf(error);
  });
}

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(`${path}.map`));
  return maps.get(path);
}

/** Undefined if the map is missing or invalid; the built line is shown then. */
function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return undefined;
  }
}
