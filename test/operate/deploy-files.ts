import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../source-files';

export const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const yaml = <Shape>(path: string): Shape => parse(text(path), { merge: true }) as Shape;

export interface AlertRule {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: { summary: string; runbook: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { refId: string; expr: string }[];
}

export interface Dashboard {
  title: string;
  uid: string;
  schemaVersion: number;
  templating: { list: { name: string; type: string; definition?: string }[] };
  panels: Panel[];
}

export const alerts = (): AlertRule[] =>
  yaml<{ groups: { rules: AlertRule[] }[] }>('deploy/prometheus/alerts.yml').groups.flatMap(({ rules }) => rules);

export const dashboard = (): Dashboard => JSON.parse(text('deploy/grafana/quintet.json')) as Dashboard;

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  [part: string]: unknown;
}

/** Every object of the Kubernetes example, with the file it stands in. */
export function manifests(): { file: string; manifest: Manifest }[] {
  return readdirSync(join(ROOT, 'deploy/kubernetes'))
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file =>
      parseAllDocuments(text(`deploy/kubernetes/${file}`)).map(document => ({
        file,
        manifest: document.toJS() as Manifest,
      })),
    );
}

/** Everything Prometheus is asked for. */
export const queries = (): string[] => [
  ...alerts().map(({ expr }) => expr),
  ...dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard().templating.list.flatMap(({ definition }) => /\((\w+),/.exec(definition ?? '')?.[1] ?? []),
];

const WORDS =
  /^(sum|min|max|avg|abs|count|rate|increase|topk|histogram_quantile|min_over_time|time|by|le|and|or|unless)$/;

/** The metrics a query reads: what is left of its names without labels, ranges and the language's own words. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\bby\s*\([^)]*\)/g, ' ');
  return [...new Set(bare.match(/[a-z_:][a-z0-9_:]*/gi) ?? [])].filter(name => !WORDS.test(name));
}
