import { type KeyObject, sign } from 'node:crypto';
import { keyPairOf } from '../harness/kept/key-pairs';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** The key of this name and a certificate for it, in PEM. */
export function selfSignedCertificate(
  commonName: string,
  valid = { from: '200101000000Z', to: '491231235959Z' },
): { privateKey: KeyObject; certificate: string } {
  const { privateKey, publicKey } = keyPairOf(commonName);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(commonName)))));
  const unsigned = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    der(SEQUENCE, der(UTC_TIME, Buffer.from(valid.from)), der(UTC_TIME, Buffer.from(valid.to))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', unsigned, privateKey);
  const whole = der(SEQUENCE, unsigned, SHA256_WITH_RSA, der(BIT_STRING, Buffer.from([0]), signature));
  const base64 = whole.toString('base64').replace(/(.{64})(?=.)/g, '$1\n');
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n` };
}

/** One DER value: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const value = Buffer.concat(content);
  const bytes: number[] = [];
  for (let rest = value.length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  const length = value.length < 128 ? [value.length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}
