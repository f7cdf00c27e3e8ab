/** Shared descriptions of fields: see `DescriptionWords.fields`. */
export const staysFields: Readonly<Record<string, string>> = {
  check_in: 'The first night, as the day it begins on, in the company’s time zone.',
  check_out: 'The day after the last night, in the company’s time zone.',
  cleaning_fee: 'Cleaning fee, charged once per booking.',
  count: 'Number of published stays.',
  guest_name: 'Name of the guest.',
  guests: 'Number of guests.',
  location_hint: 'Description of the location, in both languages.',
  nights: 'Number of nights.',
  payment_method: '`card`, `wallet`, or `on_arrival`.',
  payment_status: '`refund_due`: paid, and the refund is pending.',
  short_description: 'One or two sentences for lists, in both languages.',
  stay: 'The stay it is about.',
  stay_slug: 'Slug of the stay.',
  subtotal: 'Price of all nights without cleaning, in units of the currency.',
  tagline: 'Short line under the name, in both languages.',
};
