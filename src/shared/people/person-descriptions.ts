/** What the routes of people say of themselves, alike for customers and students. */

export const SIGN_IN_DESCRIPTION =
  'An unknown address, a deleted account and a wrong password are refused alike and take equally long. After 20 failures ' +
  'at one account from other addresses within an hour, only addresses that have signed in to it during the last 30 days ' +
  'may try.';

export const FORGOT_DESCRIPTION =
  'Answered alike whatever the address. The link is good for one hour and works once, and the one before it no longer ' +
  'does; at most five mails a day go to one address.';

export const RESET_DESCRIPTION =
  'Tokens given before and open sockets end, and links mailed before are void. It does not sign in.';

export const PROFILE_DESCRIPTION =
  'What is left out stays. Another e-mail address signs in from now on and counts as not confirmed; the former one ' +
  'gets a mail with a link that undoes the change within 7 days, and links mailed before are void.';

export const PASSWORD_DESCRIPTION =
  'Needs the current password. Open sockets end too, and links mailed before are void; the answer carries the token to go ' +
  'on with.';
