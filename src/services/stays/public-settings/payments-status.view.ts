import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

const CardProcessorStatusView = view('CardProcessorStatusView', {
  configured: shown.flag({ description: 'Whether its key is set.' }),
  testMode: shown.flag({ description: 'Whether the key is for tests and moves no real money.' }),
});

const WalletProcessorStatusView = view('WalletProcessorStatusView', {
  configured: shown.flag({ description: 'Whether its credentials are set.' }),
  sandbox: shown.flag({ description: 'Whether the credentials are for tests and move no real money.' }),
});

/** Contains no keys. */
export const PaymentsStatusView = view('PaymentsStatusView', 'Which payment processors are configured', {
  card_processor: shown.one(CardProcessorStatusView, { description: 'Processor of card payments.' }),
  wallet_processor: shown.one(WalletProcessorStatusView, { description: 'Processor of wallet payments.' }),
  simulator: shown.flag({
    description: 'Whether the simulator takes card and wallet payments, because no processor is configured.',
  }),
});
export type PaymentsStatusView = InstanceType<typeof PaymentsStatusView>;
