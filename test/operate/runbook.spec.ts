/** @no-database */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandNames } from '#cli/groups';
import { ROOT } from '../source-files';
import { alerts, manifests, text, yaml } from './deploy-files';

const operations = text('docs/operations.md');
const [, runbook = ''] = /^## Runbook\n([\s\S]*?)^## /m.exec(operations) ?? [];
const rows = runbook
  .split('\n')
  .filter(line => line.startsWith('| '))
  .slice(1)
  .map(line => line.split(' | '));
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];

it('is the first part of the page and has one page of rows', () => {
  expect(operations).toMatch(/^# Operation\n\n## Runbook\n/);
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(rows.length).toBeLessThanOrEqual(20);
  for (const cells of rows) expect(cells.filter(cell => cell.replace(/[| ]/g, '') !== '')).toHaveLength(3);
});

it.each(alerts().map(({ alert }) => alert))('has a row for %s', alert => {
  expect(rows.filter(([symptom]) => symptom!.includes(`\`${alert}\``))).toHaveLength(1);
});

it('names no alert that does not exist', () => {
  const named = rows.flatMap(([symptom]) => [...symptom!.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name));
  expect(named.filter(name => !alerts().some(({ alert }) => alert === name))).toEqual([]);
});

it('defines the same commands for Docker Compose and for Kubernetes', () => {
  const defined = [...runbook.matchAll(/^(\w+)\(\) \{/gm)].map(([, name]) => name);
  expect(defined).toEqual(['q', 'sql', 'logs', 'restart', 'q', 'sql', 'logs', 'restart']);
});

it('uses commands of the command line that exist', async () => {
  const names = await commandNames();
  const isCommand = (words: string) => names.some(name => words === name || words.startsWith(`${name} `));
  const used = [
    ...[...runbook.matchAll(/`q ([^`]+)`/g)].map(([, words]) => words!),
    ...[...operations.matchAll(/(?:dist\/src\/quintet\.js|npm run (?:--silent )?quintet --) ([a-z][^`"\n#]*)/g)].map(
      ([, words]) => words!.trim(),
    ),
  ].filter(words => words !== 'help');
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter(words => !isCommand(words))).toEqual([]);
});

it('uses scripts of package.json, services of the compose file and objects of the Kubernetes example that exist', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const { services } = yaml<{ services: Record<string, unknown> }>('docker-compose.yml');
  for (const document of documents) {
    const content = text(document);
    const run = [...content.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name!);
    expect([document, run.filter(name => !(name in scripts))]).toEqual([document, []]);
    const calls = /docker compose (exec|run|restart|stop|logs|up)((?: --?[\w=-]+)*)((?: (?:app-\d|[a-z]+))*)/g;
    const named = [...content.matchAll(calls)].flatMap(([, verb, , names]) =>
      names!
        .trim()
        .split(' ')
        .filter(Boolean)
        .slice(0, verb === 'exec' || verb === 'run' ? 1 : undefined),
    );
    expect([document, named.filter(name => !(name in services))]).toEqual([document, []]);
  }
  const deployments = manifests().filter(({ manifest }) => manifest.kind === 'Deployment');
  const objects = [...runbook.matchAll(/deploy\/([a-z-]+)\b/g)].map(([, name]) => name);
  expect(objects.filter(name => !deployments.some(({ manifest }) => manifest.metadata.name === name))).toEqual([]);
  const labels = JSON.stringify(deployments[0]!.manifest['spec']);
  expect(labels).toContain('"app.kubernetes.io/component":"process"');
});

it('links to headings that exist', () => {
  const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...operations.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor!);
  expect(links.filter(anchor => !anchors.includes(anchor))).toEqual([]);
});

it('names only variables of .env.example and of the compose file', () => {
  const known = text('.env.example') + text('docker-compose.yml');
  const named = [...runbook.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name!);
  expect(named.filter(name => !known.includes(name))).toEqual([]);
});
