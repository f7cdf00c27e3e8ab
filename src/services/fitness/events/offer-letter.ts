import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { type Bilingual, LANGUAGES } from '#kit/language/language';
import { formatInstant } from '#kit/language/formatting';
import { Letters } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { WaitingOffer } from '#shared/waiting-list/waiting-offer.entity';

interface PlaceOffer {
  /** Missing in jobs of an earlier version. */
  offerId?: number;
  firstName: string;
  slug: string;
  event: Bilingual;
  until: string;
  timezone: string;
}

export const OFFER_LETTER = deferredLetter<PlaceOffer>('place-offered');

/** The mail about an offered place, in the language of the club, since accounts have none. */
@Injectable()
export class OfferLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.compose(OFFER_LETTER, offer => this.write(offer));
  }

  /** No mail for an offer that has ended meanwhile; the notification on the site was sent at once. */
  private async write({ offerId, firstName, event, until, timezone }: PlaceOffer): Promise<ComposedMail | undefined> {
    if (Date.parse(until) <= this.clock.now().epochMilliseconds || (await this.isAnswered(offerId))) return undefined;
    const locale = await this.settings.value('default_locale', 'string');
    const language = LANGUAGES.find(known => known === locale) ?? 'en';
    const club = await this.settings.name('site_name', language);
    const values = { event: event[language], until: formatInstant(new Date(until), timezone, language) };
    return this.letters.compose({ language, prefix: 'mail.place_offered', values }, say => ({
      subject: say('subject'),
      greeting: { name: firstName },
      paragraphs: [say('text'), say('then')],
      signature: club,
    }));
  }

  private async isAnswered(offerId: number | undefined): Promise<boolean> {
    return offerId !== undefined && this.db.of(WaitingOffer).existsBy({ id: offerId, state: Not('open') });
  }
}
