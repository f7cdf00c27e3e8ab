import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** A page of an app: it opens the authorization server in a window of its own, and hears from it there. */
const PAGE = `<!doctype html><html lang="en"><head><title>An app</title><link rel="icon" href="data:,"></head><body><main>
<h1>An app</h1><button>Connect</button><p role="status"></p></main><script>
document.querySelector('button').onclick = () => open(new URLSearchParams(location.search).get('connect'), 'connect');
onmessage = ({ data }) => (document.querySelector('p').textContent = data);
opener?.postMessage('connected', location.origin);
</script></body></html>`;

/** An app that people connect, with pages at a loopback address. */
export interface ConnectingClient {
  origin: string;
  /** The redirect address. */
  callback: string;
  /** The address that begins a connection. */
  authorizeUrl: (change?: Record<string, string>) => string;
  /** The answer to a code. */
  exchange: (code: string) => Promise<{ access_token: string; scope: string }>;
  close: () => void;
}

/** @param issuer of the authorization server, where the app registers itself @param redirects further redirect addresses */
export async function connectingClient(issuer: string, redirects: readonly string[] = []): Promise<ConnectingClient> {
  const server = await servePage();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const callback = `${origin}/callback`;
  const registered = await fetch(`${issuer}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Kitchen <helper>',
      redirect_uris: [callback, ...redirects],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const post = async (params: Record<string, string>) =>
    (
      await fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams({ client_id: clientId, ...params }) })
    ).json();
  return {
    origin,
    callback,
    authorizeUrl: (change = {}) => {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callback,
        response_type: 'code',
        scope: 'read write',
        state: 'a state',
        code_challenge: CHALLENGE,
        code_challenge_method: 'S256',
        ...change,
      });
      return `${issuer}/authorize?${query.toString()}`;
    },
    exchange: async code =>
      (await post({ grant_type: 'authorization_code', code, redirect_uri: callback, code_verifier: VERIFIER })) as {
        access_token: string;
        scope: string;
      },
    close: () => void server.close(),
  };
}

async function servePage(): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
}
