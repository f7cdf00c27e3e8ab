import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Form } from './form-receipt.entity';

/** Takes a form once for each client token, however often and however many at a time it is sent. */
@Injectable()
export class FormReceipts {
  constructor(private readonly db: Database) {}

  /** What the first use of the token was answered, or undefined. */
  async first(form: Form, clientToken: string): Promise<object | undefined> {
    const row = await this.db.row<{ receipt: object }>(
      'SELECT receipt FROM form_receipt WHERE form = $1 AND client_token = $2',
      [form, clientToken],
    );
    return row?.receipt;
  }

  /** The receipt that `take` makes, or the one it made before. Whoever claims the token first takes the form; others wait. */
  async once<Receipt extends object>(form: Form, clientToken: string, take: () => Promise<Receipt>): Promise<Receipt> {
    return this.db.transaction(async () => {
      const claimed = await this.db.row(
        `INSERT INTO form_receipt (form, client_token) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS claimed`,
        [form, clientToken],
      );
      if (!claimed) return (await this.first(form, clientToken)) as Receipt;
      const receipt = await take();
      await this.db.rows('UPDATE form_receipt SET receipt = $3 WHERE form = $1 AND client_token = $2', [
        form,
        clientToken,
        JSON.stringify(receipt),
      ]);
      return receipt;
    });
  }
}
