/** @no-database */
import ts from 'typescript';
import { sourceFiles } from '../source-files';

/** Where `cancelled` is a word of something else: the statuses themselves, classes, and what staff send. */
const OTHERS = [
  'seat-conditions.ts',
  'enrollments/enrollment.entity.ts',
  'enrollments/enrollments.dto.ts',
  'live-sessions/live-session.entity.ts',
  'live-sessions/class-notices.ts',
];
/** Statements that write the status, or compare it with the grants. */
const LEDGER = ['seat-ledger.ts', 'seat-checks.queries.ts', 'seat-endings.ts', 'enrollments.service.ts'].map(
  name => `enrollments/${name}`,
);

it('is decided in one place whether a seat is held', () => {
  const files = sourceFiles('src/services/courses').filter(({ path }) => !path.endsWith('.spec.ts'));
  const reads = (node: ts.Node) =>
    (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
    (/['"]cancelled['"]/.test(node.getText()) || /revoked_at IS NULL.*ends_at|held_until (>|<)/s.test(node.text));
  const found = files
    .filter(({ nodes }) => nodes.some(reads))
    .map(({ path }) => path.replace('src/services/courses/', ''));
  expect(found.filter(path => ![...OTHERS, ...LEDGER].includes(path))).toEqual([]);
});
