const BOOKING = '^BKG-[A-Z0-9]+';

/** Charges after the first one of a booking: `BKG-7K2M9QXW4T-2`. */
const OF_CHARGE = new RegExp(`(${BOOKING})-\\d+$`);

/** The reference of the booking of a charge; that of a booking is returned as it is. */
export const bookingReferenceOf = (reference: string): string => OF_CHARGE.exec(reference)?.[1] ?? reference;

/** SQL: the reference of the booking of a payment or refund. @param reference an expression */
export const bookingReferenceSql = (reference: string): string => `substring(${reference} FROM '${BOOKING}')`;

/** @param number of a charge after the first one */
export const chargeReference = (bookingReference: string, number: number): string => `${bookingReference}-${number}`;

/** References that charges of a booking may have. */
export const referencesOf = ({ reference, changeCount }: { reference: string; changeCount: number }): string[] => [
  reference,
  ...Array.from({ length: changeCount }, (_, index) => chargeReference(reference, index + 2)),
];

/** SQL to compare with by `=`: references of all charges of a booking. @param booking an alias */
export const chargeReferencesOf = (booking: string): string => `ANY (ARRAY(
  SELECT ${booking}.reference UNION ALL
  SELECT change.reference FROM booking_change change WHERE change.booking_id = ${booking}.id))`;
