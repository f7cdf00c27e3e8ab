import { Shown } from '#kit/fields/shape-fields';

/** What the site knows of the agency; the names are keys of settings. */
export class PublicSettingsView {
  @Shown({ example: 'Palm & Creek Homes' })
  agency_name: string;

  @Shown()
  agency_tagline_en: string;

  @Shown()
  agency_tagline_ar: string;

  @Shown()
  agency_description_en: string;

  @Shown()
  agency_description_ar: string;

  @Shown({ example: 'hello@palm-creek.example' })
  contact_email: string;

  @Shown({ example: 'Dubai' })
  agency_city: string;

  @Shown({ example: 'AED' })
  currency: string;

  @Shown({ example: 'Asia/Dubai' })
  timezone: string;

  @Shown({ description: 'References of homes, in order; whatever staff have set.', oneOf: [{}], example: ['PRP-1001'] })
  home_featured_references: unknown;

  @Shown({ description: 'Slug of a home, or empty.' })
  home_staging_property_slug: string;
}
