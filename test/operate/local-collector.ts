import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}

interface Fact {
  key: string;
  value: Value;
}

export interface HandedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 answers, 3 asks, 5 does later what somebody left. */
  kind: number;
  attributes: Fact[];
  status: { code?: number };
}

interface HandedRecord {
  traceId?: string;
  spanId?: string;
  severityText: string;
  body: Value;
  attributes: Fact[];
}

interface Sent {
  resourceSpans?: { resource: { attributes: Fact[] }; scopeSpans: { spans: HandedSpan[] }[] }[];
  resourceLogs?: { scopeLogs: { logRecords: HandedRecord[] }[] }[];
}

/** A server that takes traces and logs as OpenTelemetry's protocol has them in JSON. */
export class LocalCollector {
  readonly spans: HandedSpan[] = [];
  readonly records: HandedRecord[] = [];
  /** What is said of whoever hands over, such as `service.name`. */
  resource: Fact[] = [];
  /** Bytes of everything that was handed over. */
  text = '';
  /** Takes connections and never answers, or refuses everything. */
  trouble: 'none' | 'silent' | 'refusing' = 'none';
  private readonly server = createServer((request, response) => void this.take(request, response));

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What `found` finds as soon as it finds something. */
  async until<Found>(found: () => Found | undefined): Promise<Found> {
    for (let look = 1; look <= 300; look++) {
      const result = found();
      if (result !== undefined) return result;
      await sleep(100);
    }
    throw new Error(`not handed over; there are ${this.spans.map(({ name }) => name).join(', ')}`);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.trouble === 'silent') return;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (this.trouble === 'refusing') {
      response.writeHead(400).end();
      return;
    }
    this.text += body;
    const { resourceSpans = [], resourceLogs = [] } = JSON.parse(body) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resource = resource.attributes;
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
    this.records.push(...resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }
}

/** Attributes by name. */
export const factsOf = ({ attributes }: { attributes: Fact[] }): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
