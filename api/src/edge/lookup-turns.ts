/** Limits concurrent lookups by client: a network, or null for a trusted proxy's many visitors, which have no limit per client. */
export type LookupTurns = {
  /** Takes a slot, which the caller must give back; false if there is none. A client that uses all of its slots waits a moment for one. */
  take: (client: string | null) => Promise<boolean>
  giveBack: (client: string | null) => void
}
type Limits = {
  atOnce: number
  /** per client */
  ofOne: number
  waitingOfOne: number
  patience_ms: number
}
type Own = { held: number; line: Set<(turn: boolean) => void> }

/** Shares lookup slots fairly: no client can hold all of them, and a page with many pictures gets them one after another. */
export function lookupTurns({ atOnce, ofOne, waitingOfOne, patience_ms }: Limits): LookupTurns {
  const clients = new Map<string | null, Own>()
  let held = 0

  const waitInLine = ({ line }: Own): Promise<boolean> =>
    new Promise((done) => {
      const call = (turn: boolean) => {
        clearTimeout(late)
        line.delete(call)
        done(turn)
      }
      const late = setTimeout(() => call(false), patience_ms)
      line.add(call)
    })

  return {
    async take(client) {
      const own = clients.get(client) ?? { held: 0, line: new Set() }
      if (client !== null && own.held >= ofOne) return own.line.size < waitingOfOne && waitInLine(own)
      if (held >= atOnce) return false
      held += 1
      own.held += 1
      clients.set(client, own)
      return true
    },
    giveBack(client) {
      const own = clients.get(client)
      if (!own) return
      const [next] = own.line
      if (next) return next(true)
      held -= 1
      own.held -= 1
      if (own.held === 0) clients.delete(client)
    },
  }
}
