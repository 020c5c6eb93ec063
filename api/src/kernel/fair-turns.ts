/** Whose work it is: portals take turns, and in a portal its people. Null: nobody's in particular. */
export type From = { portal_id: number; by: number }

/** Picks whose turn it is: of the portal that was served longest ago, and there of the person; of one person the first. */
export function fairTurns(): <T extends { from: From | null }>(waiting: readonly T[]) => T | undefined {
  const served = new Map<string, number>()
  let turn = 0
  const since = (key: string) => served.get(key) ?? 0
  return (waiting) => {
    const next = waiting.toSorted(
      (a, b) => since(portalOf(a)) - since(portalOf(b)) || since(personOf(a)) - since(personOf(b)),
    )[0]
    if (waiting.length <= 1) served.clear()
    if (next) for (const key of [portalOf(next), personOf(next)]) served.set(key, (turn += 1))
    return next
  }
}

const portalOf = ({ from }: { from: From | null }) => `portal ${from?.portal_id ?? ''}`
const personOf = ({ from }: { from: From | null }) => `person ${from?.portal_id ?? ''} ${from?.by ?? ''}`
