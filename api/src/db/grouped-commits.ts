import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { codeOf } from './code-of.ts'
import { loneCommits, type LoneCommit, type LoneCommits } from './lone-commits.ts'
import { apart } from './one-connection.ts'
import { RowBusy } from './row-busy.ts'

/** Opens one transaction in a portal's scope, as `inPortal` does. */
type Open = <T>(portalId: number, work: (tx: Transaction) => Promise<T>) => Promise<T>
export type Commit<T> = {
  portal_id: number
  /** of the row that the work locks first */ lock_id: number
  work: (tx: Transaction) => Promise<T>
}
export type GroupedCommits = <T>(commit: Commit<T>) => Promise<T>
type Waiting = {
  lock_id: number
  run: (tx: Transaction) => Promise<() => void>
  fail: (error: unknown) => void
  alone: LoneCommit
}
type Line = { waiting: Waiting[]; running: number; timer: NodeJS.Timeout | null }

const longestWait_ms = 5
const mostCommits = 32
/** How long a group waits for a row that somebody else has locked: its neighbors wait as well. */
const longestLock_ms = 20
const notAvailable = '55P03'
/** How long a commit that is made alone waits for a row at a time, and how many times until it is told that the row is busy. */
export type LonePatience = { lock_ms: number; tries: number }
const lonePatience: LonePatience = { lock_ms: 2_000, tries: 5 }
/** Did not get its row in time, lost a deadlock, or was overtaken: tried again in a transaction of its own, it may go well. */
const repeatable: ReadonlySet<string> = new Set([notAvailable, '40P01', '40001'])

/**
 * Small commits of one portal that arrive together share a transaction, and with it one wait for the disk. Each has a savepoint, so that
 * one that fails is answered alone; they run in the order of the rows that they lock, so that two groups never wait for each other in a
 * circle. Nobody is answered before their commit is durable. What cannot be made in a group is made alone, and those on the same row one
 * after another: however many wait, they hold one connection a row, and few connections in all (`lone-commits.ts`). A row that stays
 * locked is RowBusy.
 */
export function groupedCommits(open: Open, { lock_ms, tries } = lonePatience): GroupedCommits {
  const lines = new Map<number, Line>()
  const lone = loneCommits(tries)
  // The group that hands a commit on holds a connection and does not wait for it.
  const alone: LoneCommits = { ...lone, add: (...commit) => apart(() => lone.add(...commit)) }

  const leave = (portalId: number, line: Line): void => {
    if (line.timer) clearTimeout(line.timer)
    line.timer = null
    const group = line.waiting.splice(0, mostCommits).toSorted((a, b) => a.lock_id - b.lock_id)
    if (group.length === 0) return
    line.running += 1
    void runGroup({ open, alone }, portalId, group).finally(() => {
      line.running -= 1
      if (line.waiting.length > 0) leave(portalId, line)
      else if (line.running === 0) lines.delete(portalId)
    })
  }
  const join = (portalId: number, waiting: Waiting): void => {
    const line = lines.get(portalId) ?? { waiting: [], running: 0, timer: null }
    lines.set(portalId, line)
    line.waiting.push(waiting)
    if (line.waiting.length >= mostCommits) leave(portalId, line)
    // Alone, nobody waits longer than for those that came in the same moment.
    else line.timer ??= setTimeout(() => leave(portalId, line), line.running === 0 ? 0 : longestWait_ms)
  }
  return <T>({ portal_id, lock_id, work }: Commit<T>) =>
    new Promise<T>((done, fail) => {
      join(portal_id, {
        lock_id,
        fail,
        alone: {
          run: () =>
            open(portal_id, (tx) => {
              waitForLocks(tx, lock_ms)
              return work(tx)
            }).then(
              (result) => {
                done(result)
                return 'settled'
              },
              (error: unknown) => {
                if (codeOf(error) === notAvailable) return 'locked'
                fail(error)
                return 'settled'
              },
            ),
          refuse: () => fail(new RowBusy()),
        },
        run: async (tx) => {
          const result = await work(tx)
          return () => done(result)
        },
      })
    })
}

/** Sent with the first query, not waited for; were it to fail, that query fails with it. */
function waitForLocks(tx: Transaction, most_ms: number): void {
  tx.execute(sql`select set_config('lock_timeout', ${String(most_ms)}, true)`).catch(() => {})
}

/** Each is answered for itself: with its own failure, or once COMMIT is acknowledged; when that fails, all of them are told so. */
async function runGroup(
  { open, alone }: { open: Open; alone: LoneCommits },
  portalId: number,
  group: readonly Waiting[],
): Promise<void> {
  const settled = new Set<Waiting>()
  const runOne = async (tx: Transaction, each: Waiting): Promise<(() => void) | null> => {
    try {
      // Behind one that waits for the same row, the whole group would only wait as well.
      if (!alone.has(portalId, each.lock_id)) return await tx.transaction((savepoint) => each.run(savepoint))
      alone.add(portalId, each.lock_id, each.alone)
    } catch (error) {
      if (repeatable.has(codeOf(error))) alone.add(portalId, each.lock_id, each.alone)
      else each.fail(error)
    }
    settled.add(each)
    return null
  }
  try {
    const answers = await open(portalId, async (tx) => {
      waitForLocks(tx, longestLock_ms)
      const made: (() => void)[] = []
      for (const each of group) {
        const answer = await runOne(tx, each)
        if (answer) made.push(answer)
      }
      return made
    })
    for (const answer of answers) answer()
  } catch (error) {
    for (const each of group) if (!settled.has(each)) each.fail(error)
  }
}
