import { createServer, type Server } from 'node:http';
import { StartupError } from '../preparation/startup-error';

/** Listens on the port. Throws `StartupError` with the reason. */
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

/** Opens and closes the port, so that a port in use is reported before the database is prepared. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise(closed => server.close(closed));
}

function reason({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the program that listens there, or choose another port, such as PORT=${port + 1}.`;
    case 'EACCES':
      return `This user is not allowed to open port ${port}: choose one above 1023, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is not an address of this machine: choose one, such as HOST=127.0.0.1.`;
    default:
      return `Port ${port} of ${host} cannot be opened: ${message}.`;
  }
}
