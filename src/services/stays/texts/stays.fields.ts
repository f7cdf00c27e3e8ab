/** Descriptions of fields that mean the same at every declaration: see `DescriptionWords.fields`. */
export const staysFields: Readonly<Record<string, string>> = {
  check_in: 'The first night, as the day it begins on, in the company’s time zone.',
  check_out: 'The day after the last night, in the company’s time zone.',
  cleaning_fee: 'For cleaning, once a booking.',
  count: 'How many published stays.',
  guest_name: 'Who comes.',
  guests: 'How many people come.',
  location_hint: 'Where it is, in words, in both languages.',
  nights: 'How many nights.',
  payment_method: '`card`, `wallet`, or `on_arrival`.',
  payment_status: '`refund_due` is paid and on its way back.',
  short_description: 'One or two sentences for lists, in both languages.',
  stay: 'The stay it is about.',
  stay_slug: 'Slug of the stay.',
  subtotal: 'All nights together, before cleaning, in units of the currency.',
  tagline: 'A line under the name, in both languages.',
};
