import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'

type Bundle = {
  ids: readonly number[]
  /** cents of one seat by course id; null if the course is not for sale by itself */
  prices: Readonly<Record<string, number | null>>
  owns: (id: number) => boolean
}

/** What the rest of a bundle costs without the bundle, for somebody who owns part of it. Empty if all or none is owned, or if a course has no price. */
export function leftOfBundle({ ids, prices, owns }: Bundle): string {
  const left = ids.filter((id) => !owns(id))
  const costs = left.map((id) => prices[id] ?? null)
  if (left.length === 0 || left.length === ids.length || costs.includes(null)) return ''
  const sum = formatMoney(
    costs.reduce<number>((total, cost) => total + (cost ?? 0), 0),
    { whole_dollars: true },
  )
  return left.length === 1
    ? `The other course costs ${sum} separately`
    : `The other ${left.length} cost ${sum} separately`
}
