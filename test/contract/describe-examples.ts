import { listOf } from '#host/description/examples';
import { operationsOf } from '#kit/openapi/document';
import type { HostedService } from '#host/service/hosted-service';
import type { DemoWorld } from './demo-world';
import { refusedWithOneKey, sendWithOneKey, takesKey } from './request-keys';
import { runJourneys } from './journeys';
import { nullPaths, withNulls } from './null-fields';
import { describePageSizes } from './page-sizes';
import { WITHOUT_EXAMPLE } from './without-example';

/** What the documentation of a service shows works: examples, journeys, pages of lists. */
export function describeExamples(hosted: HostedService, started: () => Promise<DemoWorld>): void {
  const { name, examples: has } = hosted.definition;
  if (has) describe(`the examples of ${name}`, () => describeWorking(hosted, started));
}

function describeWorking(hosted: HostedService, started: () => Promise<DemoWorld>): void {
  const { name } = hosted.definition;
  let world: DemoWorld;

  beforeAll(async () => {
    world = await started();
  });

  // First, because examples change the demo data.
  describe('the lists', () => {
    describePageSizes(() => world);
  });

  it('the first call and the journeys work, in both languages', async () => {
    const [, first = ''] =
      /curl "http:\/\/localhost:3000\/\w+(\S+)"/.exec(world.document.info?.description ?? '') ?? [];
    expect([first, (await world.service.anonymous.get(first)).status]).toEqual([expect.stringContaining('/api/'), 200]);
    expect(hosted.definition.journeys?.(String).length).toBeGreaterThanOrEqual(2);
    expect([...(await runJourneys(world, 'en')), ...(await runJourneys(world, 'ar'))]).toEqual([]);
  });

  it('work when they are sent, those that take a key once for each key', async () => {
    const examples = world.examples();
    const failed: string[] = [];
    for (const { path, method, operation } of world.operations()) {
      for (const example of listOf(examples[operation.operationId!])) {
        const { first: answer, problems } = takesKey(operation)
          ? await sendWithOneKey(world, { path, method, operation }, example)
          : { first: await world.send(method, path, operation, example, example.body), problems: [] };
        failed.push(...problems);
        const success = Object.keys(operation.responses).find(status => status.startsWith('2'));
        if (String(answer.status) !== success) failed.push(`${operation.operationId}: ${answer.text.slice(0, 300)}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('are not refused for null in what they leave out', async () => {
    const examples = world.examples();
    const refused: string[] = [];
    for (const { path, method, operation } of world.operations()) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      const [example] = listOf(examples[operation.operationId!]);
      if (!schema || !example?.body) continue;
      const body = withNulls(world.document, schema, example.body);
      const { status, body: answer } = await world.send(method, path, operation, example, body);
      const problems = status === 400 ? Object.keys({ ...answer.errors, ...answer.details?.errors }) : [];
      const fields = problems.filter(field => nullPaths(body).includes(field));
      if (fields.length > 0) refused.push(`${operation.operationId}: ${fields.join()}`);
    }
    expect(refused).toEqual([]);
  });

  it('are refused without using up their key', async () => {
    expect(await refusedWithOneKey(world)).toEqual([]);
  });

  it('are there for every body, or it is said why not', () => {
    const examples = world.examples();
    const without = operationsOf(world.document)
      .filter(({ operation }) => operation.requestBody && listOf(examples[operation.operationId!]).length === 0)
      .map(({ operation }) => operation.operationId!);
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT_EXAMPLE[name] ?? {}).toSorted());
  });
}
