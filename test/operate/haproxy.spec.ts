/** @no-database */
import { text } from './deploy-files';

/** The lines of each section, by its first line. */
function sections(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let section = '';
  for (const line of text('deploy/haproxy/quintet.cfg').split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) found[(section = line)] = [];
    else found[section]!.push(line.trim());
  }
  return found;
}

describe('the configuration of HAProxy', () => {
  const { 'frontend web': web, 'backend ready': ready, 'backend live': live } = sections();

  it('leads to processes that are ready, and to all that run while none is', () => {
    expect(web).toContain('use_backend live if { nbsrv(ready) eq 0 }');
    expect(web!.at(-1)).toBe('default_backend ready');
    expect(ready).toContain('option httpchk GET /health/ready');
    expect(live).toEqual(ready!.map(line => line.replace('/health/ready', '/health/live')));
  });

  it('asks the health that there is, of the processes of docker-compose.yml, and keeps the metrics in', () => {
    const pages = text('src/host/process-pages.ts');
    for (const path of ['/health/live', '/health/ready']) expect(pages).toContain(`'${path}'`);
    const servers = ready!.flatMap(line => /^server (\S+) (\S+)$/.exec(line)?.slice(1).join(' ') ?? []);
    expect(servers).toEqual(['app-1 app-1:3000', 'app-2 app-2:3000']);
    for (const server of servers) expect(text('docker-compose.yml')).toContain(`  ${server.split(' ')[0]}:`);
    expect(web).toContain('http-request deny deny_status 404 if { path /metrics }');
  });

  it('is what the documentation says of it', () => {
    const operations = text('docs/operations.md');
    expect(operations).toContain('deploy/haproxy/quintet.cfg');
    expect(operations).toContain('nbsrv(ready) eq 0');
  });
});
