import { reconcileNow } from '#host/reconcile';
import type { CommandGroup } from './command';
import { CommandError } from './outcome';

export const paymentCommands: CommandGroup = {
  name: 'payments',
  summary: 'money at the processors',
  commands: [
    {
      name: 'reconcile',
      summary: 'Has the running processes compare payments with the processors now instead of tonight',
      scope: 'services',
      run: async ({ installation, services }) => {
        const asked = await reconcileNow(services, installation.configuration);
        if (asked.length === 0) throw new CommandError('That service takes no payments.');
        return {
          text: `Payments are being compared: ${asked.join(', ')}. Staff are told what differs.`,
          data: { services: asked },
        };
      },
    },
  ],
};
