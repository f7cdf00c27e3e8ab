/** A public read of each service below its prefix, shown as its first call. */
const FIRST_READS: Readonly<Record<string, string>> = {
  food: '/api/products?limit=3',
  courses: '/api/users/courses?page_count=3',
  property: '/api/properties?page_size=3',
  stays: '/api/stays?page_size=3',
  fitness: '/api/helpers/countries',
};

export const firstReadOf = (service: string): string => FIRST_READS[service] ?? '/api/health';
