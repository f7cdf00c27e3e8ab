import ts from 'typescript';
import { type SourceFile, sourceFiles } from '../source-files';

interface Text {
  path: string;
  text: string;
}

/** Wordings of limits and durations that an operator or a policy can change. */
const FIGURES = [
  /\b(?:\d[\d,]*|three|five|ten|twenty|thirty) (?:\w+ )?(?:times|failures|attempts|codes|passwords|mails|calls|minutes)\b/g,
  /\b(?:within|valid for|after) (?:\d+|an?|one|two|five) (?:seconds?|minutes?|hours?|days?)\b/gi,
  /\b\d+ an? (?:minute|hour|day)\b/g,
  /\d+ (?:مرة|مرات|دقيقة|دقائق|ساعة|ساعات|محاولة|محاولات|رسالة|رسائل)/g,
];

/** Figures that no variable or policy changes, with the constant they repeat. */
const FIXED: Readonly<Record<string, string>> = {
  'within 7 days': 'VALID_HOURS in people/former-addresses.ts',
  'valid for 24 hours': 'VALID.verification in people/person-links.service.ts',
  'valid for one hour': 'VALID.password_reset in people/person-links.service.ts',
  'after 30 days': 'RESPONSE_DAYS in idempotency/response-retention.ts',
  'after 24 hours': 'the age of an unfinished upload in chunked-uploads',
};

describe('descriptions of operations and guides', () => {
  const files = sourceFiles('src').filter(({ path }) => !path.endsWith('.spec.ts'));
  const described = files.flatMap(describedIn);

  it('fill in configurable figures', () => {
    const guides = files.filter(({ path }) => /guide/.test(path)).flatMap(textsIn);
    const typed = [...described, ...guides].flatMap(({ path, text }) =>
      FIGURES.flatMap(figure => text.match(figure) ?? []).map(figure => ({ path, figure })),
    );
    expect(typed.filter(({ figure }) => !(figure.toLowerCase() in FIXED))).toEqual([]);
    expect(Object.keys(FIXED).filter(fixed => !typed.some(({ figure }) => figure.toLowerCase() === fixed))).toEqual([]);
  });

  it('are not the same in two services', () => {
    const copied = described.filter(one =>
      described.some(other => other.text === one.text && serviceOf(other) !== serviceOf(one)),
    );
    expect(copied).toEqual([]);
  });
});

function textsIn(file: SourceFile): Text[] {
  return file.nodes.flatMap(node => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) return [{ path: file.path, text: node.text }];
    return [];
  });
}

const serviceOf = ({ path }: Text): string => /^src\/services\/(\w+)/.exec(path)?.[1] ?? 'shared';

/**
 * The texts of `@Describe`, with the constants of the file. One that only repeats an imported constant is left out: it was
 * shared on purpose.
 */
function describedIn(file: SourceFile): Text[] {
  const constants = new Map<string, ts.Expression>();
  const calls: ts.CallExpression[] = [];
  for (const node of file.nodes) {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && node.expression.getText(file.ast) === 'Describe') calls.push(node);
  }
  const textOf = (node: ts.Expression): string => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
    if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    return constant ? textOf(constant) : '';
  };
  const shared = file.path.endsWith('-descriptions.ts') ? [...constants.values()].map(textOf) : [];
  const texts = calls.map(call => call.arguments.map(textOf).join(' ').trim()).filter(Boolean);
  return [...texts, ...shared].map(text => ({ path: file.path, text }));
}
