import { Enrollment } from '#services/courses/enrollments/enrollment.entity';
import { type Finding, SeatChecks } from '#services/courses/enrollments/seat-checks.service';
import { SeatRepair } from '#services/courses/enrollments/seat-repair.service';
import type { CommandDeclaration } from './command';
import { CommandError, type Outcome, table } from './outcome';

export const seatCommands: readonly CommandDeclaration[] = [
  {
    name: 'check',
    summary: 'Compares every seat with its grants and orders; exit code 1 when findings are left',
    scope: 'services',
    options: [['--repair', 'corrects what the ledger decides, and prints what is left']],
    run: async ({ installation, services, options }) => {
      const service = services.find(({ definition }) => definition.entities.includes(Enrollment));
      if (!service) throw new CommandError('That service has no seats.');
      const isRepair = options['repair'] === true;
      const left = await installation.open(service, async app =>
        isRepair ? app.get(SeatRepair).repairAll() : app.get(SeatChecks).listAll(),
      );
      return outcomeOf(left);
    },
  },
];

function outcomeOf(findings: readonly Finding[]): Outcome {
  const rows = findings.map(({ check, enrollment_id, order_reference, says, should_say }) => ({
    check,
    enrollment_id,
    order_reference,
    says,
    should_say,
  }));
  const head = ['check', 'enrolment', 'order', 'says', 'should say'];
  const lines = rows.map(row => Object.values(row).map(cell => cell ?? undefined));
  const text = rows.length === 0 ? 'All seats agree with their grants and orders.' : table([head, ...lines]);
  return { text, data: { findings: rows }, isBad: rows.length > 0 };
}
