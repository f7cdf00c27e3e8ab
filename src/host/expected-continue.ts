import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Asks a client that announces its body (`Expect: 100-continue`) for it only once somebody reads it, so that a refusal
 * comes before the body is sent.
 */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    let isAsked = false;
    request.on('newListener', (event: string) => {
      if (isAsked || response.headersSent || (event !== 'data' && event !== 'readable')) return;
      isAsked = true;
      response.writeContinue();
    });
    server.emit('request', request, response);
  });
}
