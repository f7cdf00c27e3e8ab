import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { problem } from '#kit/fields/field';
import { type FieldProblems, ValidationFailed } from '#kit/http/refusal';
import { FoodPayments } from '../payments/food-payments.service';
import type { PlacementBody } from './placement.dto';
import { returnUrl } from './return-url';

/** What a placement says once it is held against the configuration. */
export interface CheckedFields {
  /** Undefined where a customer leaves it to the account. */
  name: string | undefined;
  email: string | undefined;
  returnUrls: { ok?: string; cancel?: string } | null;
}

/** The checks of a placement that need more than its body. */
@Injectable()
export class PlacementFields {
  constructor(
    private readonly payments: FoodPayments,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  check(body: PlacementBody, customerId: number | null): CheckedFields {
    const name = body.name || undefined;
    const email = body.email || undefined;
    const returnUrls = this.returnUrls(body);
    const errors: FieldProblems = {};
    if (!name && customerId === null) errors['name'] = ['required'];
    if (!email && customerId === null) errors['email'] = ['required'];
    const methods: readonly string[] = this.payments.methods();
    if (!methods.includes(body.payment_method)) {
      errors['payment_method'] = [problem('one_of', { values: methods })];
    }
    if (body.return_url_ok && !returnUrls.ok) errors['return_url_ok'] = ['return_url'];
    if (body.return_url_cancel && !returnUrls.cancel) errors['return_url_cancel'] = ['return_url'];
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return { name, email, returnUrls: returnUrls.ok || returnUrls.cancel ? returnUrls : null };
  }

  private returnUrls({ return_url_ok: ok, return_url_cancel: cancel }: PlacementBody) {
    const { corsOrigins } = this.configuration;
    return { ok: returnUrl(ok ?? '', corsOrigins), cancel: returnUrl(cancel ?? '', corsOrigins) };
  }
}
