import { Injectable } from '@nestjs/common';
import { Once } from '#idempotency/once';
import { Clock } from '#kit/time/clock';
import type { FormFields, PublicForm } from './public-form';

@Injectable()
export class Forms {
  constructor(
    private readonly once: Once,
    private readonly clock: Clock,
  ) {}

  /** Stores a form once and returns its receipt; the honeypot rolls it back. @param address what the limit counts */
  async submit<Receipt extends object>(
    { kind, limit }: PublicForm,
    { client_token: key, company: honeypot }: FormFields,
    address: string,
    store: (receivedAt: string) => Promise<Receipt>,
  ): Promise<Receipt> {
    const work = () => store(this.clock.now().toString({ smallestUnit: 'millisecond' }));
    return this.once.run({ kind, key }, { address, limit, honeypot, work });
  }
}
