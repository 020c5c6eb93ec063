import type { DemoTier } from './types.ts'

const steps = [
  [1, 0],
  [10, 0.12],
  [25, 0.22],
  [100, 0.35],
] as const

/** Volume prices in cents, rounded down to 50 cents, each below the one before. */
export function fallingTiers(price: number): DemoTier[] {
  return steps.map(([from_quantity, discount]) => ({
    from_quantity,
    price: discount === 0 ? price : Math.floor((price * (1 - discount)) / 50) * 50,
  }))
}
