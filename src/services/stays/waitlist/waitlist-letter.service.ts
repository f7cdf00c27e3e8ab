import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatDay, formatInstant } from '#kit/language/formatting';
import type { Bilingual, Language } from '#kit/language/language';
import { Letters } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { nameIn, Settings } from '#shared/settings/settings';
import { type MailedOffer, OfferMails } from '#shared/waiting-list/offer-mails';
import { SENDER_SETTINGS, signatureOf } from '../sender-settings';
import type { WantedNights } from '../nights/nights';

export interface OfferedStay extends WantedNights, MailedOffer {
  email: string;
  firstName: string;
  locale: Language;
  slug: string;
  title: Bilingual;
  /** Time zone of the company. */
  zone: string;
}

export const OFFER_PAGE = sitePage(
  '/stays/{slug}/book',
  { checkIn: '…', checkOut: '…', guests: '…', offer: '…' },
  { en: 'Mails about nights that became free', ar: 'رسائل توفّر الليالي' },
);

export const WAITLIST_PAGE = sitePage(
  '/waitlist/{token}',
  {},
  { en: 'Mails about nights that became free', ar: 'رسائل توفّر الليالي' },
);

/** Mails queued by an earlier version have an end instead of the minutes. */
type QueuedOffer = OfferedStay | (Omit<OfferedStay, 'minutes' | 'closesAt'> & { expiresAt: string });

const OFFER_LETTER = deferredLetter<QueuedOffer>('waitlist-offer');
const MINUTES_OF_A_DAY = 24 * 60;

/** Mails offers. The address was typed by a visitor, so they count as mails of forms. */
@Injectable()
export class WaitlistLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly site: Site,
    private readonly offers: OfferMails,
  ) {}

  onModuleInit(): void {
    this.mail.compose(
      OFFER_LETTER,
      offered => this.write(offered),
      offered => this.offers.begin(mailedOffer(offered)),
    );
  }

  async offer({
    email,
    firstName,
    locale,
    guests,
    slug,
    title,
    checkIn,
    checkOut,
    token,
    minutes,
    closesAt,
    zone,
  }: OfferedStay): Promise<void> {
    const nights = { guests, slug, title, checkIn, checkOut };
    const offered = { email, firstName, locale, ...nights, token, minutes, closesAt, zone };
    await this.mail.queueFromForm(OFFER_LETTER.to(email, offered), queued => this.offers.await(offered, queued));
  }

  private async write(offered: QueuedOffer): Promise<ComposedMail | undefined> {
    const { locale: language, title, slug, checkIn, checkOut, guests, token, zone, firstName } = offered;
    const end = await this.offers.endOf(mailedOffer(offered));
    if (end === undefined) return undefined;
    const sender = await this.settings.values(SENDER_SETTINGS);
    const stay = title[language] || title.en;
    const until = formatInstant(new Date(end), zone, language);
    const values = { company: nameIn(language, sender, 'company_name'), stay, until };
    const url = this.site.urlOf(OFFER_PAGE, { slug, checkIn, checkOut, guests: String(guests), offer: token });
    return this.letters.compose({ language, prefix: 'mail.waitlist_offer', values }, say => ({
      subject: say('subject'),
      greeting: { name: firstName },
      paragraphs: [say('text')],
      rows: [
        { label: say('stay'), value: stay },
        { label: say('check_in'), value: formatDay(checkIn, language) },
        { label: say('check_out'), value: formatDay(checkOut, language) },
        { label: say('guests'), value: String(guests) },
        { label: say('until'), value: until },
      ],
      link: { label: say('action'), url },
      notes: [say('decline', { url: this.site.urlOf(WAITLIST_PAGE, { token }) })],
      signature: signatureOf(sender, language),
    }));
  }
}

const mailedOffer = (offered: QueuedOffer): MailedOffer =>
  'minutes' in offered ? offered : { ...offered, minutes: MINUTES_OF_A_DAY, closesAt: offered.expiresAt };
