import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { DemoProtected } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Columns of demo accounts that must not change. */
const PROTECTED_COLUMNS = ['email', 'isVerified', 'scopeId'] as const;

/** In demo mode visitors share the demo accounts, so changes that lock others out are refused. */
@Injectable()
export class DemoProtection {
  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  get isOn(): boolean {
    return this.configuration.demoMode;
  }

  /** E-mail addresses of the demo accounts of an audience; none outside demo mode. */
  addresses(audience: string): string[] {
    const { demoAccounts = [] } = this.definition;
    return this.isOn ? demoAccounts.filter(account => account.audience === audience).map(({ email }) => email) : [];
  }

  isProtected(audience: string, email: string): boolean {
    return this.addresses(audience).includes(email);
  }

  /** @throws DemoProtected for a demo account */
  refuse({ audience }: { audience: string }, { email }: { email: string }): void {
    if (this.isProtected(audience, email)) throw DemoProtected();
  }

  /** @throws DemoProtected if a protected column of a demo account would change */
  refuseChange(kind: { audience: string }, person: { email: string }, changes: object): void {
    const [before, after] = [new Map(Object.entries(person)), new Map(Object.entries(changes))];
    const isChanged = (column: string) => after.get(column) !== undefined && after.get(column) !== before.get(column);
    if (PROTECTED_COLUMNS.some(isChanged)) this.refuse(kind, person);
  }
}
