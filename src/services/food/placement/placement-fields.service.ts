import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { problem } from '#kit/fields/field';
import { type FieldProblems, ValidationFailed } from '#kit/http/refusal';
import { FoodPayments } from '../payments/food-payments.service';
import type { PlacementBody } from './placement.dto';
import { returnUrl } from './return-url';

/** What a placement says once it is held against account and configuration. */
export interface CheckedFields {
  name: string;
  email: string;
  returnUrls: { ok?: string; cancel?: string } | null;
}

/** The checks of a placement that need more than its body. */
@Injectable()
export class PlacementFields {
  constructor(
    private readonly db: Database,
    private readonly payments: FoodPayments,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** A customer's contact is the account's where the body gives none; the account itself is left as it is. */
  async check(body: PlacementBody, customerId: number | null): Promise<CheckedFields> {
    const account = customerId === null ? undefined : await this.account(customerId);
    const name = body.name || account?.name;
    const email = body.email || account?.email;
    const returnUrls = this.returnUrls(body);
    const errors: FieldProblems = {};
    if (!name) errors['name'] = ['required'];
    if (!email) errors['email'] = ['required'];
    const methods: readonly string[] = this.payments.methods();
    if (!methods.includes(body.payment_method)) {
      errors['payment_method'] = [problem('one_of', { values: methods.join(', ') })];
    }
    if (body.return_url_ok && !returnUrls.ok) errors['return_url_ok'] = ['return_url'];
    if (body.return_url_cancel && !returnUrls.cancel) errors['return_url_cancel'] = ['return_url'];
    if (!name || !email || Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return { name, email, returnUrls: returnUrls.ok || returnUrls.cancel ? returnUrls : null };
  }

  private async account(id: number): Promise<{ name: string; email: string } | undefined> {
    return this.db.row(`SELECT concat_ws(' ', first_name, last_name) AS name, email FROM customer WHERE id = $1`, [id]);
  }

  private returnUrls({ return_url_ok: ok, return_url_cancel: cancel }: PlacementBody) {
    const { corsOrigins } = this.configuration;
    return { ok: returnUrl(ok ?? '', corsOrigins), cancel: returnUrl(cancel ?? '', corsOrigins) };
  }
}
