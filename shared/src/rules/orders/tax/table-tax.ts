import type { UsState } from '../../../states/us-state.ts'

/** Tax rate of one state, in percent of the price. */
export type TaxRate = { readonly state: UsState; readonly percent: number }

/** Rates have at most four decimals; calculate in integers so that no half cent is lost to binary fractions. */
const scale = 10_000

/** Calculates the tax of each part in cents, on its price after discounts; each part is rounded half up. States without a rate have no tax. */
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
