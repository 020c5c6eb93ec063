import type { UsState } from '../../states/us-state.ts'

/** Percent of the price in one state. */
export type TaxRate = { readonly state: UsState; readonly percent: number }

/** Percents have four decimals at most: tax is reckoned in whole numbers, so that no half cent is lost to binary fractions. */
const scale = 10_000

/** The tax of each part in cents, upon what is paid for it after any discount; half a cent is rounded up, part by part. A state without a rate has none. */
export function tableTax({
  parts,
  rates,
  state,
}: {
  parts: readonly { readonly total: number }[]
  rates: readonly TaxRate[]
  state: UsState
}): number[] {
  const percent = rates.find((rate) => rate.state === state)?.percent ?? 0
  const rate = BigInt(Math.round(percent * scale))
  const whole = BigInt(100 * scale)
  return parts.map(({ total }) => Number((BigInt(total) * rate + whole / 2n) / whole))
}
