import { Injectable } from '@nestjs/common';
import { problem } from '#kit/fields/field';
import { type FieldProblems, ValidationFailed } from '#kit/refusals/refusal';
import { type ReturnUrls, ReturnUrlReader } from '#money/payments/return-urls';
import { FoodPayments } from '../payments/food-payments.service';
import type { PlacementBody } from './placement.dto';

export interface CheckedFields {
  /** Undefined if a customer uses the name of the account. */
  name: string | undefined;
  email: string | undefined;
  returnUrls: ReturnUrls | null;
}

@Injectable()
export class PlacementFields {
  constructor(
    private readonly payments: FoodPayments,
    private readonly addresses: ReturnUrlReader,
  ) {}

  check(body: PlacementBody, customerId: number | null): CheckedFields {
    const name = body.name || undefined;
    const email = body.email || undefined;
    const returnUrls = this.addresses.read(body);
    const errors: FieldProblems = {};
    if (!name && customerId === null) errors['name'] = ['required'];
    if (!email && customerId === null) errors['email'] = ['required'];
    const methods: readonly string[] = this.payments.methods();
    if (!methods.includes(body.payment_method)) {
      errors['payment_method'] = [problem('one_of', { values: methods })];
    }
    Object.assign(errors, returnUrls.errors);
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return { name, email, returnUrls: returnUrls.urls };
  }
}
