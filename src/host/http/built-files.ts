import type { Handler } from 'express';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectFolder } from '#kit/project-folder';
import { StaticText } from './static-text';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves text files that Vite built into a folder of `dist`, compressed. Requests for others, and all where nothing was built, are
 * passed on. The folder is read with the first request, so that a start costs nothing.
 */
export function builtFiles(folder: string): Handler {
  let files: ReadonlyMap<string, StaticText> | undefined;
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    files ??= read(join(projectFolder(), 'dist', folder));
    const file = files.get(request.path.slice(1));
    if (file) await file.write(request, response);
    else next();
  };
}

function read(folder: string): Map<string, StaticText> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'));
  return new Map(
    names.flatMap(name => {
      const type = TYPES[extname(name)];
      return type ? [[name, new StaticText(readFileSync(join(folder, name), 'utf8'), type)]] : [];
    }),
  );
}
