import express, { type RequestHandler, type Response } from 'express';
import { relative, resolve } from 'node:path';
import { cacheControlOf } from './storage';

/** Serves stored files below `root`. What is not there, or is no plain file, falls through to the next handler. */
export function serveMedia(root: string): RequestHandler {
  const files = express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response: Response, path) => {
      response.setHeader('Cache-Control', cacheControlOf(relative(resolve(root), path).replaceAll('\\', '/')));
      protect(response);
    },
  });
  return (request, response, next) =>
    files(request, response, (thrown?: unknown) => {
      if ((thrown as { status?: number } | undefined)?.status === 416) response.status(416).end();
      else next(thrown);
    });
}

/** A stored file is shown and never run, whatever it holds, and any site may embed it. */
function protect(response: Response): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
