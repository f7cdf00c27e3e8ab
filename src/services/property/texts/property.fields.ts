export const propertyFields: Readonly<Record<string, string>> = {
  city: 'City of the neighborhood.',
  is_featured: 'Whether the site shows it first.',
  preferred_at: 'Preferred time of the visitor, in UTC.',
  purpose: '`sale` or `rent`.',
};
