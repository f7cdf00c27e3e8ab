import { reconcileNow } from '#host/reconcile';
import type { CommandDeclaration } from './command';
import { CommandError } from './outcome';

export const paymentCommands: readonly CommandDeclaration[] = [
  {
    name: 'reconcile',
    summary: 'Starts the nightly comparison of payments with the processors now',
    scope: 'services',
    run: async ({ installation, services }) => {
      const started = await reconcileNow(services, installation.configuration);
      if (started.length === 0) throw new CommandError('That service takes no payments.');
      return {
        text: `Comparison started: ${started.join(', ')}. Staff are notified of differences.`,
        data: { services: started },
      };
    },
  },
];
