/** @no-database */
import { Log } from '#kit/log/log';
import { loadLibrary, provideUrlParse } from './oauth-library';

it('has URL.parse in every Node, as Node 22 has it', () => {
  const target: { parse?: (url: string, base?: string) => URL | null } = {};
  provideUrlParse(target);
  expect(target.parse?.('/a?b', 'https://host.example/c')?.href).toBe('https://host.example/a?b');
  expect(target.parse?.('https://')).toBeNull();
  const { parse } = target;
  provideUrlParse(target);
  expect(target.parse).toBe(parse);
});

it('is loaded, and its notices go to the log', async () => {
  const lines: string[] = [];
  const log = new Log('debug', () => ({ write: line => lines.push(line) }));
  const written = jest.spyOn(process.stderr, 'write');
  const { Provider } = await loadLibrary(log);
  expect(Provider.name).toBe('Provider');
  // oxlint-disable-next-line no-console -- as the library writes its notices
  console.warn('oidc-provider WARNING: a warning');
  expect(lines.join('')).toContain('authorization server: a warning');
  expect(written).not.toHaveBeenCalled();
  expect('parse' in URL).toBe(true);
});
