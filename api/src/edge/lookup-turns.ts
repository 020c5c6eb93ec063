/** Who may look something up now: a client is a network, or null for one that speaks for many and has no limit of its own. */
export type LookupTurns = {
  /** Whether there is a turn, which the caller then gives back; a client that has all of its own waits a moment for one of them. */
  take: (client: string | null) => Promise<boolean>
  giveBack: (client: string | null) => void
}
type Limits = {
  atOnce: number
  /** of one client */
  ofOne: number
  waitingOfOne: number
  patience_ms: number
}
type Own = { held: number; line: Set<(turn: boolean) => void> }

/** Turns for lookups: nobody can hold all of them alone, and a page with many pictures has them one after another. */
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
