import { createServer, type Server } from 'node:http';
import { StartupError } from './startup-error';

/** Listens, or says in one sentence why it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (failure) {
    throw new StartupError(reason(failure as NodeJS.ErrnoException, port, host), { cause: failure });
  }
}

/** Tries the port and gives it back: what is taken is better known before the database is prepared than after. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise(closed => server.close(closed));
}

function reason({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: end the program that listens there, or choose another, such as PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is no address of this machine: choose one, such as HOST=127.0.0.1.`;
    default:
      return `Port ${port} of ${host} cannot be opened: ${message}.`;
  }
}
