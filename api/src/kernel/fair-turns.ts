/** The requester of work; portals take turns, and the people within each portal. Null: no particular requester. */
export type Requester = { portal_id: number; by: number }

type Waiting = { from: Requester | null }

/** Picks the next work: from the portal served longest ago, within it from the person served longest ago, and from that person the oldest. */
export function fairTurns(): <T extends Waiting>(waiting: readonly T[]) => T | undefined {
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

type Job = Waiting & { run: () => Promise<void> }
export type FairQueue = {
  /** Runs this work when its turn comes. */
  inTurn: <T>(from: Requester | null, work: () => Promise<T>) => Promise<T>
  /** Queued and running work. */
  jobs: readonly Waiting[]
}

/** Runs one piece of work at a time, in fair order. */
export function fairQueue(): FairQueue {
  const jobs: Job[] = []
  const next = fairTurns()
  const runAll = async () => {
    for (let job = next(jobs); job; job = next(jobs)) {
      await job.run()
      jobs.splice(jobs.indexOf(job), 1)
    }
  }
  return {
    jobs,
    inTurn: (from, work) =>
      new Promise((resolve, reject) => {
        // Also isolates work that throws synchronously.
        const run = () => Promise.resolve().then(work).then(resolve, reject)
        if (jobs.push({ from, run }) === 1) void runAll()
      }),
  }
}

const portalOf = ({ from }: Waiting) => `portal ${from?.portal_id ?? ''}`
const personOf = ({ from }: Waiting) => `person ${from?.portal_id ?? ''} ${from?.by ?? ''}`
