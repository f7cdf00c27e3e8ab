import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlatformFile {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

/** Another platform with calendars, on this machine. */
export interface Platform {
  /** Files by path; a function is asked for each request. */
  files: Map<string, PlatformFile | ((request: IncomingMessage) => PlatformFile | Promise<PlatformFile>)>;
  /** Paths that were requested, in order. */
  requests: string[];
  addressOf: (path: string) => string;
  close: () => Promise<void>;
}

export async function startPlatform(): Promise<Platform> {
  const files: Platform['files'] = new Map();
  const requests: string[] = [];
  const server: Server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!.slice(1);
    requests.push(path);
    const found = files.get(path);
    const file = typeof found === 'function' ? await found(request) : found;
    response.writeHead(file?.status ?? (file ? 200 : 404), { 'Content-Type': 'text/calendar', ...file?.headers });
    response.end(file?.body);
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    requests,
    addressOf: path => `http://127.0.0.1:${port}/${path}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

export interface PlatformEvent {
  uid: string;
  from: string;
  to: string;
  summary?: string;
  /** Further lines of the event. */
  lines?: string[];
}

/** A calendar with events of whole days. */
export function calendarOf(events: readonly PlatformEvent[]): PlatformFile {
  const lines = events.flatMap(({ uid, from, to, summary = 'Reserved', lines: more = [] }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    ...more,
    'END:VEVENT',
  ]);
  return {
    body: ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
  };
}
