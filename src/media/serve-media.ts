import express, { type RequestHandler, type Response } from 'express';
import { posix, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SignedMedia } from './signed-media';
import { cacheControlOf, isDownload, isPrivateKey, type Storage } from './storage';

/** Serves private files at signed URLs. An invalid or expired signature gets 404, as an unknown file does. */
export function serveSignedMedia(signed: SignedMedia, storage: Storage): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const key = signed.keyOf(request.path.slice(1));
    const file = key === undefined ? undefined : await storage.open(key, request.headers.range);
    if (key === undefined || !file) return next();
    response.status(file.status).set({ ...file.headers, 'Accept-Ranges': 'bytes' });
    prepare(response, key);
    if (request.method === 'HEAD') {
      file.bytes.destroy();
      response.end();
      return;
    }
    // A connection closed by the client is not an error.
    await pipeline(file.bytes, response).catch(() => response.destroy());
  };
}

/** Serves files below `root`, except private ones; others fall through to the next handler. */
export function serveMedia(root: string): RequestHandler {
  const files = express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response: Response, path) => prepare(response, relative(resolve(root), path).replaceAll('\\', '/')),
  });
  return (request, response, next) => {
    if (isPrivatePath(request.path)) return next();
    return files(request, response, (thrown?: unknown) => {
      if ((thrown as { status?: number } | undefined)?.status === 416) response.status(416).end();
      else next(thrown);
    });
  };
}

/** Compares the normalized path: `/%70rivate` and `//private` are the same folder. */
function isPrivatePath(path: string): boolean {
  try {
    return isPrivateKey(posix.normalize(decodeURIComponent(path)).replace(/^\/+/, ''));
  } catch {
    return false; // malformed paths are refused by the static handler
  }
}

/** Files are shown or downloaded but never executed; any site can embed them. */
function prepare(response: Response, key: string): void {
  response.setHeader('Cache-Control', cacheControlOf(key));
  if (isDownload(key)) response.setHeader('Content-Disposition', 'attachment');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
