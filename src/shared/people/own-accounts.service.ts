import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Language } from '#kit/language/language';
import type { PasswordProof } from './own-credentials';
import { OwnProfile } from './own-profile.service';
import type { EmailAndPasswordBody, OwnPasswordChangeBody } from './people.dto';
import type { Person } from './person.entity';
import type { AuthenticatedPerson, PersonKind } from './person-kind';
import { PersonSignIn } from './person-sign-in.service';
import { SignInResponses } from './sign-in-responses';

export interface ProfileReader<Profile extends object = object> {
  getProfile(id: number): Promise<Profile>;
}

/** Changes and views of a kind of people for the routes of own accounts. */
export interface OwnAccountSource<P extends Person, Profile extends object> {
  kind: PersonKind<P>;
  profiles: ProfileReader<Profile>;
}

export interface OwnSession<Profile> {
  token: string;
  user: Profile;
}

@Injectable()
export class OwnAccounts {
  constructor(
    private readonly signIns: PersonSignIn,
    private readonly profiles: OwnProfile,
    private readonly responses: SignInResponses,
  ) {}

  /** Registers the sign-in response, with which other features sign people of this kind in. */
  register<P extends Person, Profile extends object>(source: OwnAccountSource<P, Profile>): void {
    this.responses.register({ kind: source.kind, respond: person => this.createSession(source, person) });
  }

  async createSession<P extends Person, Profile extends object>(
    { kind, profiles }: OwnAccountSource<P, Profile>,
    person: AuthenticatedPerson,
  ): Promise<OwnSession<Profile>> {
    const { token } = await this.signIns.issueToken(kind, person);
    return { token, user: await profiles.getProfile(person.id) };
  }

  async signIn<P extends Person, Profile extends object>(
    source: OwnAccountSource<P, Profile>,
    body: EmailAndPasswordBody,
    address: string,
  ): Promise<OwnSession<Profile>> {
    return this.createSession(source, await this.signIns.authenticate(source.kind, body, address));
  }

  async update<P extends Person, Profile extends object>(
    { kind, profiles }: OwnAccountSource<P, Profile>,
    caller: Caller,
    changes: Partial<P>,
    proof: PasswordProof,
    language: Language,
  ): Promise<Profile> {
    await this.profiles.update(kind, caller, changes, proof, language);
    return profiles.getProfile(caller.id);
  }

  async changePassword<P extends Person, Profile extends object>(
    source: OwnAccountSource<P, Profile>,
    caller: Caller,
    { current_password: current, new_password: next }: OwnPasswordChangeBody,
    address: string,
  ): Promise<OwnSession<Profile>> {
    const passwords = { current, next, nextField: 'new_password' };
    return this.createSession(source, await this.profiles.changePassword(source.kind, caller, passwords, address));
  }
}
