import { type Courses, startCourses } from './courses';

/** What would tell which options of a question are right. */
const TELLING = /^(is_correct|correct|correct_.*|answer_key|explanation)$/;

type Node = Record<string, unknown>;

/** Every answer is held against the description, which closes objects: what it does not name, no answer carries. */
describe('the answers to students and to everyone', () => {
  let courses: Courses;
  let document: Node;

  beforeAll(async () => {
    courses = await startCourses();
    document = courses.service.document as unknown as Node;
  });
  afterAll(() => courses.service.close());

  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<Node>((node, key) => node[key] as Node, document);

  /** Names of the properties below a part of the description, wherever it refers to. */
  function namesIn(node: unknown, seen = new Set<string>()): string[] {
    if (typeof node !== 'object' || node === null) return [];
    const reference = (node as Node)['$ref'];
    if (typeof reference === 'string') {
      if (seen.has(reference)) return [];
      return namesIn(at(reference), seen.add(reference));
    }
    return Object.entries(node).flatMap(([key, inner]) =>
      key === 'properties'
        ? [...Object.keys(inner as Node), ...namesIn(Object.values(inner as Node), seen)]
        : namesIn(inner, seen),
    );
  }

  const operations = () =>
    Object.entries(document['paths'] as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );

  it('have no place for what is right in a quiz', () => {
    const open = operations().filter(({ operation }) => /student|anyone/.test(String(operation['x-access'])));
    expect(open.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^post .*\/users\/quizzes\/\{id\}\/attempts$/),
        expect.stringMatching(/^get .*\/users\/courses\/\{slug\}$/),
      ]),
    );
    const telling = open.flatMap(({ name, operation }) =>
      namesIn(operation['responses'])
        .filter(property => TELLING.test(property))
        .map(property => `${name}: ${property}`),
    );
    expect(telling).toEqual([]);
  });

  it('are scanned with names that staff do see', () => {
    const staffs = operations().find(({ name }) => /^get .*\/api\/quizzes\/\{id\}$/.test(name));
    expect(namesIn(staffs?.operation['responses'])).toEqual(expect.arrayContaining(['is_correct', 'explanation']));
  });
});
