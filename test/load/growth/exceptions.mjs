/** Reads that may be over the bound, with the reason. */
export const EXCEPTIONS = [];

export const isAllowed = ({ service, route }) =>
  EXCEPTIONS.some(exception => exception.service === service && exception.route === route);
