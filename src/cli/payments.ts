import { reconcileNow } from '#host/reconcile';
import type { CommandGroup } from './command';
import { CommandFailed } from './outcome';

export const paymentCommands: CommandGroup = {
  name: 'payments',
  summary: 'money at the processors',
  commands: [
    {
      name: 'reconcile',
      summary: 'Has the running processes compare payments with the processors now instead of tonight',
      of: 'services',
      run: async ({ place, services }) => {
        const asked = await reconcileNow(services, place.configuration);
        if (asked.length === 0) throw new CommandFailed('That service takes no payments.');
        return {
          text: `Payments are being compared: ${asked.join(', ')}. Staff are told what differs.`,
          data: { services: asked },
        };
      },
    },
  ],
};
