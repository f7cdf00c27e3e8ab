/** Calling code to ISO 3166 country. Where several countries share a code, the largest is used. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  `1 US, 7 RU, 20 EG, 27 ZA, 30 GR, 31 NL, 32 BE, 33 FR, 34 ES, 36 HU, 39 IT, 40 RO, 41 CH, 43 AT, 44 GB, 45 DK,
   46 SE, 47 NO, 48 PL, 49 DE, 52 MX, 54 AR, 55 BR, 56 CL, 57 CO, 60 MY, 61 AU, 62 ID, 63 PH, 64 NZ, 65 SG, 66 TH,
   81 JP, 82 KR, 84 VN, 86 CN, 90 TR, 91 IN, 92 PK, 94 LK, 98 IR, 212 MA, 213 DZ, 216 TN, 218 LY, 234 NG, 249 SD,
   251 ET, 254 KE, 351 PT, 353 IE, 354 IS, 357 CY, 358 FI, 380 UA, 420 CZ, 852 HK, 880 BD, 886 TW, 960 MV, 961 LB,
   962 JO, 963 SY, 964 IQ, 965 KW, 966 SA, 967 YE, 968 OM, 970 PS, 971 AE, 972 IL, 973 BH, 974 QA, 977 NP, 994 AZ,
   995 GE, 998 UZ`
    .split(',')
    .map(pair => pair.trim().split(' ') as [code: string, country: string]),
);

const MAX_LENGTH = 3;

/** The country of a number that begins with these digits; undefined when unknown. No code is a prefix of another. */
export function countryOfDialled(digits: string): string | undefined {
  for (let length = 1; length <= MAX_LENGTH; length++) {
    const country = COUNTRIES.get(digits.slice(0, length));
    if (country) return country;
  }
  return undefined;
}
