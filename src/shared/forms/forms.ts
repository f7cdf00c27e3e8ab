import { Injectable } from '@nestjs/common';
import { Once } from '#kit/idempotency/once';
import { Clock } from '#kit/time/clock';
import type { FormFields, PublicForm } from './public-form';

/** Stores public forms once. */
@Injectable()
export class Forms {
  constructor(
    private readonly once: Once,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `store` in a transaction and returns its receipt. A repeated `client_token`, also in parallel, gets the first
   * receipt and is not counted; with the honeypot filled in, everything stored is rolled back.
   * @param address of the visitor, which the limit counts
   * @param store gets the time of receipt in ISO 8601
   */
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
