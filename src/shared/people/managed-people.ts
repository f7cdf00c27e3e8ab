import type { Feature } from '#kit/service/feature';
import { EmailVerification } from './email-verification.service';
import { LinkMails } from './link-mails.service';
import { OwnAccounts } from './own-accounts.service';
import { PasswordResets } from './password-resets.service';
import { PersonLetters } from './person-letters';
import { PersonQueries } from './person-queries';
import { PersonRecords } from './person-records.service';

const HOUR_SECONDS = 60 * 60;

/** Providers for people whom staff manage and who get mails with links: customers, students, members. */
export const managedPeople = {
  providers: [PersonRecords, PersonQueries, PersonLetters, LinkMails, PasswordResets, EmailVerification, OwnAccounts],
  rateLimits: { verificationMail: { limit: 5, windowSeconds: HOUR_SECONDS } },
} satisfies Feature;
