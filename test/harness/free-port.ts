import { createServer } from 'node:http';

/** A port nobody listens on. Whoever asks opens it soon. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(closed => server.close(closed));
  return port;
}
