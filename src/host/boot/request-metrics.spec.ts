import { EventEmitter } from 'node:events';
import { METHODS } from 'node:http';
import type { Request, Response } from 'express';
import { RequestMetrics } from './request-metrics';

const ROUTES = ['/api/dishes', '/api/dishes/:id'];

/** The page of metrics after these requests. */
async function pageAfter(requests: { method: string; url: string; path?: unknown; status: number }[]): Promise<string> {
  const metrics = new RequestMetrics('small');
  const count = metrics.middleware();
  for (const { method, url, path, status } of requests) {
    const response = Object.assign(new EventEmitter(), { statusCode: status });
    const request = { method, url, route: path === undefined ? undefined : { path } };
    void count(request as unknown as Request, response as unknown as Response, () => {});
    response.emit('close');
  }
  return metrics.registry.metrics();
}

const labelled = (page: string, name: string) => page.split('\n').filter(line => line.startsWith(`${name}{`));

describe('the metrics of a service', () => {
  it('do not grow with what is sent to them', async () => {
    const odd = Array.from({ length: 5_000 }, (_, index) => ({
      method: METHODS[index % METHODS.length]!,
      url: `/api/${index}/%00?q=${index}`,
      path: index % 3 === 0 ? ROUTES[index % 2] : index % 3 === 1 ? undefined : /odd/,
      status: index % 900,
    }));
    const page = await pageAfter(odd);
    const counted = labelled(page, 'http_requests_total');
    expect(new Set(counted.map(line => /method="([^"]*)"/.exec(line)?.[1]))).toEqual(
      new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']),
    );
    expect(new Set(counted.map(line => /route="([^"]*)"/.exec(line)?.[1]))).toEqual(new Set([...ROUTES, 'none']));
    // Eight methods of three routes.
    expect(labelled(page, 'http_request_duration_seconds_count').length).toBeLessThanOrEqual(8 * 3);
    expect(page).not.toContain('%00');
  });

  it('tell methods, routes and statuses apart', async () => {
    const page = await pageAfter([
      { method: 'GET', url: '/api/dishes/7', path: '/api/dishes/:id', status: 200 },
      { method: 'GET', url: '/api/dishes/8', path: '/api/dishes/:id', status: 404 },
      { method: 'PROPFIND', url: '/api/dishes/8', status: 799 },
    ]);
    expect(labelled(page, 'http_requests_total')).toEqual([
      'http_requests_total{service="small",method="GET",route="/api/dishes/:id",status="200"} 1',
      'http_requests_total{service="small",method="GET",route="/api/dishes/:id",status="404"} 1',
      'http_requests_total{service="small",method="other",route="none",status="other"} 1',
    ]);
    expect(labelled(page, 'http_request_duration_seconds_count')).toEqual([
      'http_request_duration_seconds_count{service="small",method="GET",route="/api/dishes/:id"} 2',
      'http_request_duration_seconds_count{service="small",method="other",route="none"} 1',
    ]);
  });
});
