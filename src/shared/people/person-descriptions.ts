export const SIGN_IN_DESCRIPTION =
  'An unknown address, a deleted account and a wrong password get the same error after the same time. After ' +
  '{limit:passwordGuesses} failures at one account from other addresses in {window:passwordGuesses}, only addresses that have signed in to it during the last 30 days ' +
  'may try.';

export const FORGOT_DESCRIPTION =
  'Sends the link if the address has an account; the response is the same for every address. The link is valid for one ' +
  'hour, works once and replaces the previous one. At most {config:mailMaxPerAddressPerDay} mails a day go to one address.';

export const RESET_DESCRIPTION =
  'Sets the password and invalidates all tokens, open sockets and mailed links. It does not sign in.';

export const PROFILE_DESCRIPTION =
  'Changes the fields that are sent. A new e-mail address needs `current_password`, is used to sign in and is not confirmed; the former address ' +
  'gets a mail with a link to undo the change within 7 days, and earlier links become invalid.';

export const PASSWORD_DESCRIPTION =
  'Requires the current password. Other tokens, open sockets and mailed links become invalid; the response contains a ' +
  'new token.';
