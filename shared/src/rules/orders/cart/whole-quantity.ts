import { formatCount } from '../../numbers/format-count.ts'

type Bounds = { min: number; max: number }

/** Turns what was typed into the nearest allowed whole number; `note` says why it differs, null if it does not. */
export function wholeQuantity(typed: number, { min, max }: Bounds): { quantity: number; note: string | null } {
  const quantity = Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.trunc(typed))) : min
  if (quantity === typed) return { quantity, note: null }
  if (typed > max) return { quantity, note: `Enter ${formatCount(max)} or less.` }
  if (!(typed >= min)) return { quantity, note: `Enter ${formatCount(min)} or more.` }
  return { quantity, note: `Whole numbers only: changed to ${formatCount(quantity)}.` }
}
