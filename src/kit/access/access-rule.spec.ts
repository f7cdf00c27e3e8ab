import { GUARDS_METADATA } from '@nestjs/common/constants';
import { ACCESS_RULE, type AccessRule, describeRule, ProvenBy, readRule } from './access-rule';
import { ProofGuard } from './proof.guard';

class KeyGuard extends ProofGuard {
  protected override async prove() {
    return { key: 7 };
  }
}

describe('a route that is proven by something', () => {
  it('is closed by the guard that proves it', () => {
    class Routes {
      @ProvenBy('ingest-key', KeyGuard)
      receive(this: void) {}
    }
    const { receive } = Routes.prototype;
    expect(Reflect.getMetadata(ACCESS_RULE, receive)).toEqual({ kind: 'proof', proof: 'ingest-key' });
    expect(Reflect.getMetadata(GUARDS_METADATA, receive)).toEqual([KeyGuard]);
  });

  it('does not compile without a guard', () => {
    // @ts-expect-error nobody would prove the caller
    const open = () => ProvenBy('ingest-key');
    // @ts-expect-error no guard that proves something
    const other = () => ProvenBy('ingest-key', Date);
    expect([open, other]).toHaveLength(2);
  });
});

describe('the short name of a rule', () => {
  it.each<AccessRule>([
    { kind: 'public' },
    { kind: 'audience', audience: 'customer', permissions: [] },
    { kind: 'audience', audience: 'staff', permissions: ['orders.view'] },
    { kind: 'audience', audience: 'staff', permissions: ['orders.view', 'orders.edit'] },
    { kind: 'audiences', audiences: ['staff', 'customer'] },
    { kind: 'optional', audience: 'customer' },
    { kind: 'optional-lenient', audience: 'staff' },
    { kind: 'optional-lenient', audience: 'student' },
    { kind: 'proof', proof: 'webhook' },
  ])('can be read again: %j', rule => {
    const audiences = 'audience' in rule ? [rule.audience] : 'audiences' in rule ? rule.audiences : [];
    expect(readRule(describeRule(rule), audiences)).toEqual(rule);
  });
});
