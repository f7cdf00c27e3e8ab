/** @no-database */
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../source-files';

const FILE = join(ROOT, 'clients/src/tried.ts');
const HEAD = `
import { createCoursesClient } from './courses.js';
import { createFoodClient } from './food.js';
import { listen } from './live.js';
import { everyRow } from './pages.js';
const baseUrl = 'http://localhost:3000/food';
const food = createFoodClient({ baseUrl });
const courses = createCoursesClient({ baseUrl });
const handshake = {};
`;

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'clients/tsconfig.json'), path => ts.sys.readFile(path)).config,
  ts.sys,
  join(ROOT, 'clients'),
);

/** What the compiler says of each line. */
function messagesOf(lines: readonly string[]): string[][] {
  const source = HEAD + lines.join('\n');
  const first = HEAD.split('\n').length - 1;
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, options.target!, true) : read(name, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = name => name === FILE || exists(name);
  const program = ts.createProgram([FILE], { ...options, noEmit: true }, host);
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(FILE)).map(({ start, messageText, file }) => ({
    line: file!.getLineAndCharacterOfPosition(start!).line - first,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
  expect(found.filter(({ line }) => line < 0)).toEqual([]);
  return lines.map((_, at) => found.filter(({ line }) => line === at).map(({ text }) => text));
}

const RIGHT = [
  "food.GET('/api/products', { params: { query: { limit: 3 } } });",
  "food.GET('/api/kitchens');",
  "everyRow(page => food.GET('/api/products', { params: { query: { page, limit: 100 } } }));",
  "courses.PATCH('/api/categories/{id}', { params: { path: { id: 1 } }, body: { description: 'One text for both' } });",
  "listen<'food', 'staff'>({ baseUrl, handshake }).on('order:created', order => order.actions);",
  "listen<'food', 'customer'>({ baseUrl, handshake }).on('order:created', order => order.requires_payment);",
  "listen<'food', 'guest'>({ baseUrl, handshake }).on('order:status', order => order.status);",
  "listen<'food', 'staff', 'auth'>({ baseUrl, handshake, namespace: 'auth' }).on('permissions-updated', () => {});",
];

const WRONG = [
  "food.GET('/api/productz');",
  "food.POST('/api/promo/validate');",
  "food.GET('/api/products', { params: { query: { serch: 'x' } } });",
  "everyRow(page => food.GET('/api/products', { params: { query: { page, serch: 'x' } } }));",
  "food.POST('/api/promo/validate', { body: { code: 'SPRING', subtotal: 42, colour: 'red' } });",
  "food.GET('/api/products').then(({ data }) => data?.data.items[0]?.nothing);",
  "listen<'food', 'staff'>({ baseUrl, handshake }).on('order:created', order => order.requires_payment);",
  "listen<'food', 'guest'>({ baseUrl, handshake }).on('kitchen:updated', () => {});",
];

it('what the services accept compiles, and what they refuse is named in a few words', () => {
  const messages = messagesOf([...RIGHT, ...WRONG]);
  expect(messages.slice(0, RIGHT.length)).toEqual(RIGHT.map(() => []));
  const wrong = messages.slice(RIGHT.length).map(([message = '']) => message);
  expect(wrong).toEqual([
    `Argument of type '"/api/productz"' is not assignable to parameter of type 'PathsWith<paths, "get">'.`,
    'Expected 2 arguments, but got 1.',
    expect.stringContaining("'serch' does not exist in type"),
    expect.stringContaining("'serch' does not exist in type"),
    "Object literal may only specify known properties, and 'colour' does not exist in type 'PromoValidateBody'.",
    "Property 'nothing' does not exist on type 'ListedDishView'.",
    expect.stringContaining("'requires_payment' does not exist on type 'StaffListedOrderView | KitchenOrderView'"),
    expect.stringContaining('"kitchen:updated"'),
  ]);
  expect(wrong.filter(message => message.length > 600)).toEqual([]);
});
