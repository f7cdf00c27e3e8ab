/** Exact for the decimal digits of the number, whatever its binary value: 1.005 is 1.01. Halves are rounded away from zero. */
export function roundHalfUp(value: number, places: number): number {
  const magnitude = Math.abs(value);
  if (!Number.isFinite(value) || magnitude >= Number.MAX_SAFE_INTEGER / 10 ** places) return value;
  const [digits = '', exponent = '0'] = String(magnitude).split('e');
  const steps = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  const rounded = Number(`${steps}e-${places}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
