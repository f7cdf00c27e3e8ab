/** @no-database */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SERVICES } from '#host/services';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import { BASE_POLICIES } from '#rate-limits/policies';
import { permissionNames } from '#kit/service/service-definition';
import { callsIn, reachableFrom, type SourceFile, sourceFiles } from './source-files';

const NAMES = ['food', 'courses', 'property', 'stays', 'fitness'];
const MAX_FILE_LINES = 300;
const INSIDE_A_PACKAGE =
  /^(@nestjs|class-[a-z]+|typeorm|pg|graphile-worker|socket\.io|@redis)(\/[\w.-]+)*\/(constants|enums|cjs|esm\d*|lib|dist|src)(\/|$)/;

const everything = sourceFiles('src');
const sources = everything.filter(({ path }) => !path.endsWith('.spec.ts'));
const byPath = new Map(sources.map(file => [file.path, file]));

const pathsOf = (files: SourceFile[]) => files.map(({ path }) => path);
const filesWhere = (holds: (node: ts.Node, file: SourceFile) => boolean, files = sources) =>
  pathsOf(files.filter(file => file.nodes.some(node => holds(node, file))));

const isIdentifier = (name: string) => (node: ts.Node) => ts.isIdentifier(node) && node.text === name;

describe('the zones', () => {
  it('know services by their definitions: no name of one stands in the shared code', () => {
    const name = new RegExp(`^(${NAMES.join('|')})$|[/:](${NAMES.join('|')})([/:]|$)`);
    const named = (node: ts.Node) => isText(node) && name.test(node.text);
    const shared = sources.filter(
      ({ path }) =>
        /^src\/(kit|jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|host)\//.test(
          path,
        ) && path !== 'src/host/services.ts',
    );
    expect(filesWhere(named, shared)).toEqual([]);
  });
});

describe('a source file', () => {
  it('reads the environment through the configuration', () => {
    const reads = (node: ts.Node) =>
      (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
      /^process\s*(\.\s*env|\[\s*['"]env['"]\s*\])$/.test(node.getText());
    const elsewhere = sources.filter(({ path }) => !path.startsWith('src/kit/config/'));
    expect(filesWhere(reads, elsewhere)).toEqual([]);
  });

  it('writes to the log, not to the console', () => {
    // Takes the notices of a library off the console.
    const wrapping = ['src/agents/oauth/oauth-library.ts'];
    expect(filesWhere(isIdentifier('console'))).toEqual(wrapping);
  });

  it('keeps no state in its module, which all test files of a worker share', () => {
    // What is found or made once and is the same however often, and who makes spans, whom only a process names.
    const facts = ['kit/access/common-passwords', 'media/images', 'kit/tracing/tracing'].map(name => `src/${name}.ts`);
    const changes = (node: ts.Node) =>
      ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Const) && ts.isSourceFile(node.parent.parent);
    expect(filesWhere(changes).filter(path => !facts.includes(path))).toEqual([]);
  });

  it('needs no forwardRef', () => {
    expect(filesWhere(isIdentifier('forwardRef'))).toEqual([]);
  });

  it('reads the time from the clock', () => {
    const now = /^(Date\.now|new Date|Temporal\.Now\.\w+)\(\)$/;
    const reads = (node: ts.Node) =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) && now.test(node.getText());
    const elsewhere = sources.filter(({ path }) => path !== 'src/kit/time/clock.ts');
    expect(filesWhere(reads, elsewhere)).toEqual([]);
  });

  it(`has at most ${MAX_FILE_LINES} lines`, () => {
    expect(pathsOf(everything.filter(({ lines }) => lines > MAX_FILE_LINES))).toEqual([]);
  });

  it('uses private parts of libraries only where docs/private-parts.md says so', () => {
    const listed = readFileSync(join(__dirname, '../docs/private-parts.md'), 'utf8');
    const isPrivate = (node: ts.Node) =>
      (ts.isStringLiteral(node) && INSIDE_A_PACKAGE.test(node.text)) ||
      (isTemplatePart(node) && /_private_/.test(node.text));
    expect(filesWhere(isPrivate).filter(path => !listed.includes(`\`${path}\``))).toEqual([]);
  });

  it('is no barrel', () => {
    const passesOn = (file: SourceFile) =>
      file.path.endsWith('/index.ts') ||
      file.ast.statements.some(node => ts.isExportDeclaration(node) && !!node.moduleSpecifier);
    expect(pathsOf(everything.filter(passesOn))).toEqual([]);
  });

  it('stands in a folder named after what it is for', () => {
    expect(pathsOf(everything).filter(path => /\/(utils?|helpers?|common|misc|lib)\//.test(path))).toEqual([]);
  });
});

describe.each(SERVICES.map(({ definition }) => [definition.name, definition] as const))(
  'the %s service',
  (name, definition) => {
    const files = reachableFrom([`src/services/${name}/${name}.ts`, 'src/host/boot/boot-service.ts'], byPath);
    const calls = files.flatMap(file => callsIn(file));
    const messages = mergeMessages(kitMessages, definition.messages);

    it('has a sentence in both languages for everything it says', () => {
      const said = calls.flatMap(({ name: call, arguments: [first, second] }) => {
        if (call === 'refusal' && second) return [`errors.${second}`];
        if (call === 'fieldRefused' && second) return [`validation.${second}`];
        if ((call === 'problem' || call === 'matching') && first) return [`validation.${first}`];
        return (call === 'Says' || call === 'say') && first?.includes('.') ? [first] : [];
      });
      said.push(...files.flatMap(file => rulesIn(file)).map(rule => `validation.${rule}`));
      expect(said).toEqual(expect.arrayContaining(['errors.not_found', 'validation.email', 'validation.whole']));
      const silent = (['en', 'ar'] as const).flatMap(language =>
        said.filter(key => !messages[language][key]?.trim()).map(key => `${language}: ${key}`),
      );
      expect([...new Set(silent)]).toEqual([]);
    });

    it('words each sentence in one file', () => {
      const own = files.filter(({ path }) => path.startsWith(`src/services/${name}/`) && path.endsWith('.messages.ts'));
      const keys = own.flatMap(({ nodes }) =>
        nodes
          .filter(ts.isPropertyAssignment)
          .map(({ name: key }) => key)
          .filter(ts.isStringLiteral)
          .map(({ text }) => text),
      );
      expect(keys.length).toBeGreaterThan(20);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });

    it('says the same in both languages', () => {
      expect(Object.keys(messages.ar).sort()).toEqual(Object.keys(messages.en).sort());
      const values = (sentence: string | undefined) => [...new Set(sentence?.match(/\{\{\w+\}\}/g))].sort();
      const differing = Object.keys(messages.en).filter(
        key => values(messages.en[key]).join() !== values(messages.ar[key]).join(),
      );
      expect(differing).toEqual([]);
    });

    it('asks only for permissions of its catalogue', () => {
      const known = new Set(permissionNames(definition.permissions));
      const asked = calls.filter(call => call.name === 'Requires').flatMap(call => call.arguments);
      const checked = calls.filter(call => call.name === 'holds').map(call => call.arguments[1]);
      const held = Object.values(definition.roles).flatMap(role => role.permissions);
      const unknown = [...asked, ...checked, ...held].filter(
        permission => permission !== undefined && !known.has(permission),
      );
      expect([...new Set(unknown)]).toEqual([]);
    });

    it('counts against limits it declares', () => {
      const declared = { ...BASE_POLICIES, ...definition.rateLimits };
      const counting = new Set(['LimitedBy', 'take', 'countFailures', 'countSuccesses']);
      const policies = calls.filter(call => counting.has(call.name)).map(call => call.arguments[0]);
      expect(policies.filter(policy => policy !== undefined && !(policy in declared))).toEqual([]);
    });

    it('gives each class a name of its own, for two of one name would share a schema of the API description', () => {
      const names = files.flatMap(file => [
        ...file.nodes.filter(ts.isClassDeclaration).flatMap(({ name: declared }) => declared?.text ?? []),
        ...callsIn(file).flatMap(({ name: call, arguments: [first] }) => (call === 'view' && first ? [first] : [])),
      ]);
      expect(names).toEqual(expect.arrayContaining(['AccountView', 'SignInBody']));
      expect(names.filter((own, index) => names.indexOf(own) !== index)).toEqual([]);
    });

    it('declares each setting once', () => {
      const keys = definition.settings.map(({ key }) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });
  },
);

/** The names of rules written as `{ name: 'whole', holds: ... }`. */
function rulesIn(file: SourceFile): string[] {
  return file.nodes.filter(ts.isObjectLiteralExpression).flatMap(({ properties }) => {
    const assigned = new Map(
      properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
    );
    const name = assigned.get('name');
    return assigned.has('holds') && name && ts.isStringLiteralLike(name) ? [name.text] : [];
  });
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

const isTemplatePart = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isStringLiteralLike(node);
