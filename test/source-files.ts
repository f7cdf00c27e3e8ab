import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const ROOT = resolve(__dirname, '..');
const PARSING = { languageVersion: ts.ScriptTarget.ES2023, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  lines: number;
  ast: ts.SourceFile;
  /** Every node without tokens and comments. */
  nodes: readonly ts.Node[];
  /** Paths of the project's own files it imports. */
  imports: string[];
}

/** A call such as `refusal(409, 'taken')` or a decorator such as `@Says('messages.saved')`; literal arguments only. */
export interface Call {
  name: string;
  arguments: (string | undefined)[];
}

/** The sites of `examples`; the kit that they share is none. */
export const siteFolders = (): string[] =>
  readdirSync(join(ROOT, 'examples')).filter(name => existsSync(join(ROOT, 'examples', name, 'vite.config.ts')));

/** Every TypeScript file below a folder of the project, parsed. @param isWanted by the path within the folder */
export function sourceFiles(folder: string, isWanted: (path: string) => boolean = () => true): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && isWanted(path))
    .map(path => parse(join(ROOT, folder, path)));
}

/** Every TypeScript file of the tests, parsed, without those of packages that tests install. */
export const testFiles = (): SourceFile[] => sourceFiles('test', path => !path.includes('node_modules'));

export function callsIn(file: SourceFile): Call[] {
  return file.nodes.filter(ts.isCallExpression).map(call => ({
    name: ts.isPropertyAccessExpression(call.expression)
      ? call.expression.name.text
      : call.expression.getText(file.ast),
    arguments: call.arguments.map(argument => (ts.isStringLiteralLike(argument) ? argument.text : undefined)),
  }));
}

/** The files that are imported from the given ones, however far away, and those themselves. */
export function reachableFrom(entries: readonly string[], files: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const seen = new Map<string, SourceFile>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || seen.has(path)) continue;
    seen.set(path, file);
    waiting.push(...file.imports);
  }
  return [...seen.values()];
}

function parse(absolute: string): SourceFile {
  const text = readFileSync(absolute, 'utf8');
  const ast = ts.createSourceFile(absolute, text, PARSING, true);
  const specifiers = ast.statements
    .filter(statement => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
    );
  let nodes: ts.Node[] | undefined;
  return {
    path: fromRoot(absolute),
    lines: text.split('\n').length - 1,
    ast,
    get nodes() {
      nodes ??= nodesIn(ast);
      return nodes;
    },
    imports: specifiers.flatMap(specifier => ownFile(absolute, specifier) ?? []),
  };
}

/** The project's own file an import leads to: a relative path, or a name of `imports` in package.json. */
function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return `${fromRoot(join(dirname(importer), specifier))}.ts`;
  const [, zone, path] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (!zone) return undefined;
  return `${zone === 'migrations' || zone === 'seeds' ? zone : `src/${zone}`}/${path}.ts`;
}

const fromRoot = (absolute: string): string => relative(ROOT, absolute).replaceAll('\\', '/');

function nodesIn(ast: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return found;
}
