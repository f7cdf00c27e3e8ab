import ts from 'typescript';
import { type SourceFile, sourceFiles } from '../source-files';
import { BUILT_EXPRESSIONS } from './built-expressions';

export interface FoundExpression {
  /** `src/x.ts: /…/g`. */
  name: string;
  expression: RegExp;
}

/**
 * Every regular expression of the sources. `unknown` are built of values that the sources do not tell and have no entry in
 * `BUILT_EXPRESSIONS`; `outdated` are the entries without a source.
 */
export function expressionsInSources(): { found: FoundExpression[]; unknown: string[]; outdated: string[] } {
  const found = new Map<string, FoundExpression>();
  const unknown: string[] = [];
  const built = new Set<string>();
  const files = sourceFiles('src', name => !name.endsWith('.spec.ts'));
  const byPath = new Map(files.map(file => [file.path, file]));
  for (const file of files)
    for (const node of file.nodes) {
      const isLiteral = ts.isRegularExpressionLiteral(node);
      if (!isLiteral && !isBuilt(node)) continue;
      const text = node.getText(file.ast).replaceAll(/\s+/g, ' ');
      const name = `${file.path}: ${text}`;
      if (!isLiteral) built.add(name);
      const expression = isLiteral ? ofLiteral(text) : (BUILT_EXPRESSIONS[name] ?? builtExpression(node, file, byPath));
      if (expression) found.set(`${expression}`, found.get(`${expression}`) ?? { name, expression });
      else unknown.push(name);
    }
  const outdated = Object.keys(BUILT_EXPRESSIONS).filter(name => !built.has(name));
  return { found: [...found.values()], unknown, outdated };
}

const isBuilt = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

function ofLiteral(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

type Files = ReadonlyMap<string, SourceFile>;

function builtExpression(
  node: ts.NewExpression | ts.CallExpression,
  file: SourceFile,
  files: Files,
): RegExp | undefined {
  const [source, flags] = (node.arguments ?? []).map(argument => valueOf(argument, file, files));
  if (source === undefined) return undefined;
  return new RegExp(
    source instanceof RegExp ? source.source : String(source),
    flags === undefined ? '' : String(flags),
  );
}

type Value = string | number | RegExp | undefined;

/** The value of an expression of constants; undefined if it is anything else. */
function valueOf(node: ts.Expression, file: SourceFile, files: Files): Value {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isRegularExpressionLiteral(node)) return ofLiteral(node.getText(file.ast));
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file.ast) === 'String.raw')
    return ofTemplate(node.template, file, files);
  if (ts.isTemplateExpression(node)) return ofTemplate(node, file, files);
  if (ts.isBinaryExpression(node)) return ofOperation(node, file, files);
  if (ts.isIdentifier(node)) return ofConstant(node.text, file, files);
  return undefined;
}

function ofTemplate(template: ts.TemplateLiteral, file: SourceFile, files: Files): Value {
  const isRaw = ts.isTaggedTemplateExpression(template.parent);
  const text = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? part.text) : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return text(template);
  let whole = text(template.head);
  for (const { expression, literal } of template.templateSpans) {
    const value = valueOf(expression, file, files);
    if (value === undefined || value instanceof RegExp) return undefined;
    whole += `${value}${text(literal)}`;
  }
  return whole;
}

function ofOperation({ left, operatorToken, right }: ts.BinaryExpression, file: SourceFile, files: Files): Value {
  const [one, other] = [valueOf(left, file, files), valueOf(right, file, files)];
  if (one === undefined || other === undefined || one instanceof RegExp || other instanceof RegExp) return undefined;
  if (operatorToken.kind === ts.SyntaxKind.PlusToken)
    return typeof one === 'number' && typeof other === 'number' ? one + other : `${one}${other}`;
  return operatorToken.kind === ts.SyntaxKind.AsteriskToken ? Number(one) * Number(other) : undefined;
}

function ofConstant(name: string, file: SourceFile, files: Files): Value {
  for (const node of file.nodes)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      return node.initializer && valueOf(node.initializer, file, files);
  for (const path of file.imports) {
    const other = files.get(path);
    const isExported = other?.nodes.some(
      node => ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name,
    );
    if (other && isExported) return ofConstant(name, other, files);
  }
  return undefined;
}
