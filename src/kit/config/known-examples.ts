/** Parts of examples and placeholders in this project and others; compared without case, blanks and punctuation. */
const PHRASES = [
  'changeme',
  'changethis',
  'changeit',
  'replaceme',
  'replacethis',
  'replacewith',
  'placeholder',
  'example',
  'whatopenssl',
  'opensslrand',
  'atleast32',
  'atleast256',
  '32randomcharacters',
  'your256bit',
  'yoursecret',
  'yoursupersecret',
  'yourjwt',
  'yourpassword',
  'yourkey',
  'mysecret',
  'mysupersecret',
  'supersecret',
  'topsecret',
  'secretkey',
  'secrethere',
  'jwtsecret',
  'demopassword',
  'demowebhooksecret',
  'correcthorsebatterystaple',
];

/** Examples that are compared as a whole. */
const WORDS = new Set([
  'secret',
  'asecret',
  'password',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'admin123',
  'administrator',
  'whsecasecret',
  'whsecnew',
  'whsecold',
]);

/** Whether a secret is a published example or placeholder. */
export function isKnownExample(secret: string): boolean {
  const folded = secret.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return WORDS.has(folded) || PHRASES.some(phrase => folded.includes(phrase));
}
