/** What rounding one tax may move it by, and what a computer's fractions are off by. Minor units. */
export const HALF = 0.5001;

/** Whether a tax is that on an amount without it. Amounts in minor units, the rate in percent. */
export function isTaxOn(base: number, rate: number, tax: number): boolean {
  return Math.abs((base * rate) / 100 - tax) <= HALF;
}

/** Whether a tax is that within an amount that includes it. Amounts in minor units, the rate in percent. */
export function isTaxWithin(gross: number, rate: number, tax: number): boolean {
  return Math.abs((gross * rate) / (100 + rate) - tax) <= HALF;
}
