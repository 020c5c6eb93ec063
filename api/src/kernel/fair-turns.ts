/** Whose work it is: portals take turns, and in a portal its people. Null: nobody's in particular. */
export type Requester = { portal_id: number; by: number }

type Waiting = { from: Requester | null }

/** Picks whose turn it is: of the portal that was served longest ago, and there of the person; of one person the first. */
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
  /** Runs this work once it is its turn. */
  inTurn: <T>(from: Requester | null, work: () => Promise<T>) => Promise<T>
  /** What has not ended, the running one included. */
  jobs: readonly Waiting[]
}

/** Runs one work at a time, in fair turns. */
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
        // Work that throws at once fails alone, too.
        const run = () => Promise.resolve().then(work).then(resolve, reject)
        if (jobs.push({ from, run }) === 1) void runAll()
      }),
  }
}

const portalOf = ({ from }: Waiting) => `portal ${from?.portal_id ?? ''}`
const personOf = ({ from }: Waiting) => `person ${from?.portal_id ?? ''} ${from?.by ?? ''}`
