import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

const CardProcessorStatusView = view('CardProcessorStatusView', {
  configured: shown.flag({ description: 'whether its key is set' }),
  testMode: shown.flag({ description: 'a key that moves no real money' }),
});

const WalletProcessorStatusView = view('WalletProcessorStatusView', {
  configured: shown.flag({ description: 'whether its credentials are set' }),
  sandbox: shown.flag({ description: 'credentials that move no real money' }),
});

/** How payments are set up; never a key. */
export const PaymentsStatusView = view('PaymentsStatusView', 'Which payment processors are configured', {
  card_processor: shown.one(CardProcessorStatusView, { description: 'How cards are taken.' }),
  wallet_processor: shown.one(WalletProcessorStatusView, { description: 'How wallets are taken.' }),
  simulator: shown.flag({
    description: 'card and wallet are taken by the simulator, since no processor is configured',
  }),
});
export type PaymentsStatusView = InstanceType<typeof PaymentsStatusView>;
