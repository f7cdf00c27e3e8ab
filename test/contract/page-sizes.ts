import { listOf } from '#host/description/examples';
import type { Operation } from '#kit/openapi/document';
import { PAGE_SIZE } from '#kit/http/page';
import type { Example } from '#kit/service/examples';
import type { DemoWorld } from './demo-world';

const SIZES = ['limit', 'page_count', 'per_page', PAGE_SIZE];

const sizesOf = ({ parameters = [] }: Operation) =>
  parameters.flatMap(parameter => (SIZES.includes(parameter.name) ? [parameter.name] : []));

/** Values for the paths of lists, by the last fixed words of the path; the id of the first record otherwise. */
const PATH_VALUES: [RegExp, Record<string, string>][] = [
  [/\/courses\/\{slug\}/, { slug: 'web-foundations' }],
  [/\/exercises\//, { slug: 'push-up' }],
  [/\/groups\//, { slug: 'sunrise-runners', postKey: 'post-3ae850b23c46' }],
  [/\/discussions\//, { slug: 'morning-or-evening' }],
  [/\{username\}/, { username: 'salma-runs' }],
  [/\/clients\//, { username: 'member' }],
  [/attempts/, { id: '4' }],
  [/submissions/, { id: '2' }],
];

/** Lists of what programs did, of which the demo data has nothing. */
const EMPTY: ReadonlySet<string> = new Set(['/api/tool-calls', '/api/connected-apps/all']);

/** Lists that the settings of the demo data leave off, and those of records that it does not have. */
const OFF: ReadonlySet<string> = new Set([
  '/api/fitness/manage/events/{id}/waiting-list',
  '/api/webhook-endpoints/{id}/deliveries',
]);

const pathValues = (path: string): Record<string, string> => ({
  id: '1',
  productId: '1',
  ...Object.assign({}, ...PATH_VALUES.flatMap(([pattern, values]) => (pattern.test(path) ? [values] : []))),
});

/** The number of rows in each list of a response. */
function rowCounts(data: unknown): number[] {
  if (Array.isArray(data)) return [data.length];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(value => (Array.isArray(value) ? [value.length] : []));
}

/** The lists of a service, whose demo data must be as they were made. */
export function describePageSizes(startedWorld: () => DemoWorld): void {
  let world: DemoWorld;
  beforeAll(() => {
    world = startedWorld();
  });

  /** Sends the request as the first demo account that may send it. */
  const send = async (path: string, operation: Operation, example: Example) => {
    const accounts = [
      example.as,
      ...(world.hosted.definition.demoAccounts ?? []).map(({ email }) => email.split('@')[0]!),
    ];
    for (const as of new Set(accounts)) {
      const answer = await world.send(
        'get',
        path,
        operation,
        { ...example, ...(as === undefined ? {} : { as }) },
        undefined,
      );
      if (answer.status !== 403) return answer;
    }
    throw new Error(`no demo account may read ${path}`);
  };

  const lists = () =>
    world.operations().flatMap(({ path, method, operation }) => {
      const [name] = sizesOf(operation);
      return method === 'get' && name ? [{ path, operation, name }] : [];
    });

  it('have a page size, and `page_size` is a name of it', () => {
    const paged = world
      .operations()
      .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'page'));
    const without = [...paged, ...lists()].filter(({ operation }) => !sizesOf(operation).includes(PAGE_SIZE));
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(lists().length).toBeGreaterThan(5);
  });

  it('return as many rows for `page_size` as for the other name', async () => {
    const examples = world.examples();
    const different: object[] = [];
    let full = 0;
    for (const { path, operation, name } of lists()) {
      const example = listOf(examples[operation.operationId!])[0] ?? {
        path: pathValues(path),
        query: path.endsWith('/quizzes') ? { course_id: '1' } : {},
      };
      const read = async (sizes: object) => {
        const isPaged = operation.parameters?.some(parameter => parameter.name === 'page');
        const query = { ...example.query, ...(isPaged && { page: '1' }), ...sizes };
        const { status, body } = await send(path, operation, { ...example, query });
        return { status, rows: rowCounts(body.data), code: body.code };
      };
      const documented = await read({ [name]: '2' });
      const alias = await read({ [PAGE_SIZE]: '2' });
      const both = name === PAGE_SIZE ? undefined : await read({ [name]: '2', [PAGE_SIZE]: '3' });
      if (
        documented.status !== (OFF.has(path) ? 404 : 200) ||
        JSON.stringify(alias) !== JSON.stringify(documented) ||
        (both && both.code !== 'validation_failed')
      )
        different.push({ path, documented, alias, both });
      if (alias.rows.includes(2)) full += 1;
    }
    expect(different.map(one => JSON.stringify(one))).toEqual([]);
    expect(full).toBeGreaterThan(lists().filter(({ path }) => !EMPTY.has(path)).length / 2);
  });
}
