import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CountryView = view('CountryView', 'A country to choose from', {
  id: shown.whole({ example: 784, description: 'Numeric code of ISO 3166-1.' }),
  code: shown.text({ description: 'Two-letter code of ISO 3166-1.', example: 'AE' }),
  name: shown.text({ example: 'United Arab Emirates', description: 'Name in the language of the request.' }),
});
export type CountryView = InstanceType<typeof CountryView>;
