import type { Feature } from '#kit/service/feature';
import { AddressNotice, EMAIL_UNDO_PAGE } from './address-notice';
import { DemoProtection } from './demo-protection';
import { EmailUndo } from './email-undo.service';
import { FormerAddress } from './former-address.entity';
import { FormerAddresses } from './former-addresses';
import { OwnCredentials } from './own-credentials';
import { OwnProfile } from './own-profile.service';
import { PasswordAttempts } from './password-attempts';
import { peopleMessages } from './people.messages';
import { EmailUnconfirmed } from './person.events';
import { PersonEditing } from './person-editing';
import { PersonLinks } from './person-links.service';
import { TakenAddresses } from './taken-addresses';
import { PersonSignIn } from './person-sign-in.service';
import { SignInResponses } from './sign-in-responses';

const HOUR_SECONDS = 60 * 60;

/** Providers for all kinds of people; included in each service by the staff feature. */
export const people = {
  providers: [
    DemoProtection,
    PasswordAttempts,
    PersonSignIn,
    PersonLinks,
    AddressNotice,
    PersonEditing,
    OwnProfile,
    OwnCredentials,
    TakenAddresses,
    SignInResponses,
    FormerAddresses,
    EmailUndo,
  ],
  entities: [FormerAddress],
  tables: ['shared/people'],
  messages: peopleMessages,
  domainEvents: [EmailUnconfirmed],
  sitePages: [EMAIL_UNDO_PAGE],
  rateLimits: {
    takenAddresses: { limit: 10, windowSeconds: HOUR_SECONDS, variable: 'RATE_LIMIT_REGISTER' },
    emailUndo: { limit: 20, windowSeconds: HOUR_SECONDS },
    currentPasswords: { limit: 20, windowSeconds: HOUR_SECONDS, variable: 'RATE_LIMIT_PASSWORD_GUESSES' },
  },
} satisfies Feature;
