import { BooksChecks, type CheckResult } from '#money/books/books-checks.service';
import { LedgerEntry } from '#money/books/ledger-entry.entity';
import type { CommandDeclaration } from './command';
import { CommandError, type Outcome, table } from './outcome';

export const bookCommands: readonly CommandDeclaration[] = [
  {
    name: 'check',
    summary: 'Compares the books with payments, refunds and records; exit code 1 when they differ',
    scope: 'services',
    run: async ({ installation, services }) => {
      const checked = services.filter(({ definition }) => definition.entities.includes(LedgerEntry));
      if (checked.length === 0) throw new CommandError('That service has no books.');
      const results: Record<string, CheckResult> = {};
      for (const service of checked)
        results[service.definition.name] = await installation.open(service, app => app.get(BooksChecks).run());
      return outcomeOf(results);
    },
  },
];

function outcomeOf(results: Record<string, CheckResult>): Outcome {
  const count = Object.values(results).reduce((sum, result) => sum + result.count, 0);
  if (count === 0) return { text: 'The books agree with the records.', data: { services: results } };
  const rows = Object.entries(results).flatMap(([service, { differences }]) =>
    differences.map(({ check, reference, subject, expected, actual }) => [
      service,
      check,
      reference ?? '',
      subject,
      expected,
      actual,
    ]),
  );
  const head = ['service', 'check', 'record', 'subject', 'expected', 'actual'];
  const text = `${table([head, ...rows])}\n${count} differences, in cents or points.`;
  return { text, data: { services: results }, isBad: true };
}
