import { Shown } from '#kit/fields/shape-fields';

export class CardProcessorStatusView {
  @Shown({ description: 'whether its key is set' })
  configured: boolean;

  @Shown({ description: 'a key that moves no real money' })
  testMode: boolean;
}

export class WalletProcessorStatusView {
  @Shown({ description: 'whether its credentials are set' })
  configured: boolean;

  @Shown({ description: 'credentials that move no real money' })
  sandbox: boolean;
}

/** How payments are set up; never a key. */
export class PaymentsStatusView {
  @Shown({ type: CardProcessorStatusView })
  card_processor: CardProcessorStatusView;

  @Shown({ type: WalletProcessorStatusView })
  wallet_processor: WalletProcessorStatusView;

  @Shown({ description: 'card and wallet are taken by the simulator, since no processor is configured' })
  simulator: boolean;
}
