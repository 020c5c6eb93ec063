/**
 * State tax rates in ten-thousandths of a percent, fictional and deliberately coarse. Only Stripe knows the real rates, which depend on the street;
 * tests that pass here say nothing about them.
 */
const RATES: Readonly<Record<string, number>> = {
  TX: 82_500,
  NM: 48_750,
  NY: 88_750,
  PA: 60_000,
  WA: 101_000,
  VT: 60_000,
  SD: 42_000,
  HI: 40_000,
}

/** Tax codes that this service knows, with the share of the rate that applies. */
const CODES: Readonly<Record<string, number>> = {
  txcd_00000000: 0,
  txcd_10000000: 1,
  txcd_20030000: 1,
  txcd_20060044: 1,
  txcd_20060045: 1,
  txcd_20060052: 0,
  txcd_20060058: 1,
  txcd_20060059: 0,
  txcd_10302000: 1,
  txcd_99999999: 1,
}

export const isTaxCode = (code: string): boolean => code in CODES
export const percentOf = (state: string, code: string): number => ((RATES[state] ?? 0) * (CODES[code] ?? 1)) / 10_000
export const isCollected = (state: string): boolean => state in RATES

/** Rounds half a cent up. */
export const taxOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 10_000)) + 500_000n) / 1_000_000n)
