import type { Feature } from '#kit/service/feature';
import { AddressNotice } from './address-notice';
import { EmailVerification } from './email-verification.service';
import { LinkMails } from './link-mails.service';
import { OwnProfile } from './own-profile.service';
import { PasswordAttempts } from './password-attempts';
import { PasswordResets } from './password-resets.service';
import { peopleSentences } from './people.sentences';
import { PersonEditing } from './person-editing';
import { PersonLetters } from './person-letters';
import { PersonLinks } from './person-links.service';
import { PersonQueries } from './person-queries';
import { PersonRecords } from './person-records.service';
import { PersonSignIn } from './person-sign-in.service';

const HOUR_SECONDS = 60 * 60;

/** What every kind of people needs; the feature of the staff brings it to each service. */
export const people = {
  providers: [PasswordAttempts, PersonSignIn, PersonLinks, AddressNotice, PersonEditing, OwnProfile],
  sentences: peopleSentences,
  rateLimits: { emailChange: { limit: 10, windowSeconds: HOUR_SECONDS } },
} satisfies Feature;

/** What people whom staff manage, and who get mails with links, need beyond that. */
export const managedPeople = {
  providers: [PersonRecords, PersonQueries, PersonLetters, LinkMails, PasswordResets, EmailVerification],
  rateLimits: { verificationMail: { limit: 5, windowSeconds: HOUR_SECONDS } },
} satisfies Feature;
