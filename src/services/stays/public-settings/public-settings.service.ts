import { Injectable } from '@nestjs/common';
import { Settings } from '#shared/settings/settings';
import type { PublicSettingsView } from './public-settings.view';

@Injectable()
export class PublicSettings {
  constructor(private readonly settings: Settings) {}

  async read(): Promise<PublicSettingsView> {
    const { home_featured_references, ...values } = await this.settings.values({
      company_name: 'string',
      tagline_en: 'string',
      tagline_ar: 'string',
      description_en: 'text',
      description_ar: 'text',
      contact_email: 'string',
      contact_phone: 'string',
      contact_address_hint: 'string',
      currency: 'string',
      timezone: 'string',
      default_check_in_time: 'string',
      default_check_out_time: 'string',
      allow_pay_on_arrival: 'boolean',
      cancellation_policy: 'text',
      home_featured_references: 'json',
      home_hero_stay_reference: 'string',
      service_email_signature: 'text',
    });
    // The setting takes nothing but a list of texts.
    return { ...values, home_featured_references: home_featured_references as string[] };
  }
}
