/** @no-database */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SERVICES } from '#host/services';
import type { DomainEvent } from '#kit/service/domain-events';
import { ROOT, sourceFiles } from './source-files';

const UPDATE = 'UPDATE_EVENTS=true npx jest test/domain-events.spec.ts';
const DOCUMENT = join(ROOT, 'docs/architecture.md');
const HEAD = '| Event | Service | When | Raised by | Handled by, in this order |\n|---|---|---|---|---|\n';

const sources = sourceFiles('src').filter(({ path }) => !path.endsWith('.spec.ts'));
const calls = sources.flatMap(({ path, nodes }) => nodes.filter(ts.isCallExpression).map(call => ({ path, call })));

/** Files and names of events by the constant that declares them. */
const declared = new Map(
  calls.flatMap(({ path, call }) => {
    const [name] = call.arguments;
    if (call.expression.getText() !== 'domainEvent' || !name || !ts.isStringLiteral(name)) return [];
    return [[(call.parent as ts.VariableDeclaration).name.getText(), { path, name: name.text }] as const];
  }),
);

/** Constants of raised events, each with the class or function that raises it. */
const raised = calls.flatMap(({ call }) => {
  const isRaise = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'raise';
  const constant = call.arguments[0]?.getText() ?? '';
  return isRaise && declared.has(constant) ? [{ constant, by: ownerOf(call) }] : [];
});

const events = [...new Set(SERVICES.flatMap(({ definition }) => definition.domainEvents))];

describe('a domain event', () => {
  it('is declared in a file of events, and by a feature', () => {
    expect([...declared.values()].filter(({ path }) => !path.endsWith('.events.ts'))).toEqual([]);
    expect(events.map(({ name }) => name).toSorted()).toEqual(
      [...declared.values()].map(({ name }) => name).toSorted(),
    );
  });

  it('is raised', () => {
    const constants = new Set(raised.map(({ constant }) => constant));
    expect([...declared.keys()].filter(constant => !constants.has(constant))).toEqual([]);
  });

  it(`has a row in docs/architecture.md: \`${UPDATE}\` writes the table`, () => {
    const text = readFileSync(DOCUMENT, 'utf8');
    const start = text.indexOf(HEAD) + HEAD.length;
    const end = text.indexOf('\n\n', start) + 1;
    const rows = events
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(row)
      .join('');
    // oxlint-disable-next-line node/no-process-env
    if (process.env['UPDATE_EVENTS']) writeFileSync(DOCUMENT, text.slice(0, start) + rows + text.slice(end));
    expect(readFileSync(DOCUMENT, 'utf8')).toContain(`\n${HEAD}${rows}\n`);
  });
});

function row(event: DomainEvent): string {
  const [constant] = [...declared].find(([, { name }]) => name === event.name)!;
  const raisers = new Set(raised.filter(each => each.constant === constant).map(({ by }) => `\`${by}\``));
  const services = SERVICES.map(({ definition }) => definition).filter(({ domainEvents }) =>
    domainEvents.includes(event),
  );
  const handled = services.flatMap(({ name, handlers }) => {
    const own = handlers.filter(handler => handler.event === event);
    const methods = own.map(({ provider, method }) => `\`${provider.name}.${method}\``).join(', ');
    return own.length === 0 ? [] : [services.length === 1 ? methods : `${name}: ${methods}`];
  });
  const names = services.length === SERVICES.length ? 'all' : services.map(({ name }) => name).join(', ');
  const cells = [`\`${event.name}\``, names, event.when, [...raisers].toSorted().join(', '), handled.join('; ')];
  return `| ${cells.join(' | ')} |\n`;
}

function ownerOf(node: ts.Node): string {
  const owner = ts.findAncestor(node, each => ts.isClassDeclaration(each) || ts.isFunctionDeclaration(each));
  return (owner as ts.ClassDeclaration | ts.FunctionDeclaration).name!.text;
}
