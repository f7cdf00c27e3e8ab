import { Shown } from '#kit/fields/shape-fields';

/** What the website shows of the company; texts that exist in both languages come as two fields. */
export class PublicSettingsView {
  @Shown({ example: 'Harbour & Pine Stays' })
  company_name: string;

  @Shown({ example: 'Homes with a view, booked in minutes' })
  tagline_en: string;

  @Shown({ example: 'بيوت بإطلالة، تُحجز في دقائق' })
  tagline_ar: string;

  @Shown()
  description_en: string;

  @Shown()
  description_ar: string;

  @Shown({ example: 'hello@harbour-pine.example' })
  contact_email: string;

  @Shown({ example: '+971 4 555 0142' })
  contact_phone: string;

  @Shown({ example: 'Dubai Marina, Dubai' })
  contact_address_hint: string;

  @Shown({ example: 'USD' })
  currency: string;

  @Shown({ description: 'what every day and time of the service is of', example: 'Asia/Dubai' })
  timezone: string;

  @Shown({ example: '15:00' })
  default_check_in_time: string;

  @Shown({ example: '11:00' })
  default_check_out_time: string;

  @Shown()
  allow_pay_on_arrival: boolean;

  @Shown()
  cancellation_policy: string;

  @Shown({ type: [String], description: 'stays of the home page, in order', example: ['STY-1001', 'STY-1004'] })
  home_featured_references: string[];

  @Shown({ description: 'the stay at the top of the home page; empty for none', example: 'STY-1001' })
  home_hero_stay_reference: string;

  @Shown()
  service_email_signature: string;
}
