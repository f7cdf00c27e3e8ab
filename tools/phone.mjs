/** What `npm run examples -- --host` needs to know about the network, and the settings of the process that go with it. */
import { networkInterfaces } from 'node:os';

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** The IPv4 address of this machine in its local network; undefined without one. */
export function networkAddress(interfaces = networkInterfaces()) {
  const addresses = Object.values(interfaces)
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find(address => PRIVATE.test(address)) ?? addresses[0];
}

/**
 * Variables with which the process serves sites of other machines: outside production it listens on this machine alone
 * and lets in its ports alone.
 */
export function phoneSettings(address, ports, apiPort) {
  const hosts = [address, 'localhost', '127.0.0.1'];
  return {
    HOST: '0.0.0.0',
    PUBLIC_URL: `http://${address}:${apiPort}`,
    CORS_ORIGIN: hosts.flatMap(host => ports.map(port => `http://${host}:${port}`)).join(),
  };
}

/** The settings as one line for a shell. */
export const commandLine = settings =>
  [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), 'npm start'].join(' ');
