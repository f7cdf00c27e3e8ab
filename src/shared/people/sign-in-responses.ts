import { Injectable } from '@nestjs/common';
import type { AuthenticatedPerson, PersonKind } from './person-kind';

export interface SignInSource {
  kind: PersonKind;
  /** The response of the sign-in route of this kind of people. */
  respond: (person: AuthenticatedPerson) => Promise<object>;
}

/** Sign-in responses by audience. Features with accounts register theirs at start. */
@Injectable()
export class SignInResponses {
  private readonly sources = new Map<string, SignInSource>();

  register(source: SignInSource): void {
    this.sources.set(source.kind.audience, source);
  }

  of(audience: string): SignInSource | undefined {
    return this.sources.get(audience);
  }
}
