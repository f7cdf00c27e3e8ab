/** Paths of a service that pages of every origin may use, without cookies: metadata, tokens and registration of apps. */
const OPEN =
  /^\/(?:\.well-known\/oauth-(?:protected-resource|authorization-server)\/|oauth\/[a-z]+\/(?:token|register)(?:\?|$))/;

export const isOpenPath = (url: string): boolean => OPEN.test(url);
