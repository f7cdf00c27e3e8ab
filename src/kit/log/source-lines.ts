import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `at name (/place/file.js:12:34)` and `at file:///place/file.js:12:34`, in files that were built here. */
const BUILT = /(?<=\(|at (?:async )?)((?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:(?!node_modules)[^():\n])+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * The stack of an error by the lines of the sources. Node does the same with `--enable-source-maps`, for which it reads
 * the maps of all files at the start and keeps them: 17 MiB and a twentieth of the start. Here one is read when a line
 * of its file is first told.
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

/** What Node itself prints when an error ends the process is told by the lines of the sources too. */
export function enableSourceLines(): void {
  process.on('uncaughtExceptionMonitor', error => {
    if (error instanceof Error) error.stack = stackOf(error);
  });
}

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(`${path}.map`));
  return maps.get(path);
}

/** None where the file is not there or is no map: the line of what was built says enough then. */
function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return undefined;
  }
}
