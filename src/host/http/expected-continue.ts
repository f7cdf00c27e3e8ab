import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Sends `100 Continue` only when a handler begins to read the body, so that a refusal comes before the upload. */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    let isSent = false;
    request.on('newListener', (event: string) => {
      if (isSent || response.headersSent || (event !== 'data' && event !== 'readable')) return;
      isSent = true;
      response.writeContinue();
    });
    server.emit('request', request, response);
  });
}
