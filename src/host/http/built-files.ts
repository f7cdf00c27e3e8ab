import type { Handler } from 'express';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StaticText } from './static-text';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface BuiltFiles {
  /** The text of a file; undefined where it was not built. */
  text: (name: string) => string | undefined;
  /** Sends files, compressed. Requests for others, and all where nothing was built, are passed on. */
  serve: Handler;
}

/** Text files that Vite built into a folder. It is read with the first request, so that a start costs nothing. */
export function builtFiles(folder: string, cacheControl?: string): BuiltFiles {
  let known: ReadonlyMap<string, StaticText> | undefined;
  const files = () => (known ??= read(folder, cacheControl));
  return {
    text: name => files().get(name)?.text,
    serve: async (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const file = files().get(request.path.slice(1));
      if (file) await file.write(request, response);
      else next();
    },
  };
}

function read(folder: string, cacheControl: string | undefined): Map<string, StaticText> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'));
  return new Map(
    names.flatMap(name => {
      const type = TYPES[extname(name)];
      return type ? [[name, new StaticText(readFileSync(join(folder, name), 'utf8'), type, cacheControl)]] : [];
    }),
  );
}
