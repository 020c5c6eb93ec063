import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { codeOf } from './postgres-error.ts'
import { commitsByRow, type RowCommit, type CommitsByRow } from './commits-by-row.ts'
import { apart } from './one-connection.ts'

/** A row stayed locked for longer than a commit waits; the request may be retried. */
export class RowBusy extends Error {
  constructor() {
    super('the row stays locked')
  }
}

/** Opens one transaction scoped to a portal, as `inPortal` does. */
type Open = <T>(portalId: number, work: (tx: Transaction) => Promise<T>) => Promise<T>
export type Commit<T> = {
  portal_id: number
  /** id of the row that the work locks first */ lock_id: number
  work: (tx: Transaction) => Promise<T>
}
export type GroupedCommits = <T>(commit: Commit<T>) => Promise<T>
type Waiting = {
  lock_id: number
  run: (tx: Transaction) => Promise<() => void>
  fail: (error: unknown) => void
  alone: RowCommit
}
type Line = { waiting: Waiting[]; running: number; timer: NodeJS.Timeout | null }

const longestWait_ms = 5
const mostCommits = 32
/** How long a group waits for a row locked by another session. Short, since the rest of the group waits too. */
const longestLock_ms = 20
const notAvailable = '55P03'
/** How long a commit that runs alone waits for its row each time, and how many times before it fails with RowBusy. */
export type RowRetryLimits = { lock_ms: number; tries: number }
const rowRetryLimits: RowRetryLimits = { lock_ms: 2_000, tries: 5 }
/** Lock timeout, lost deadlock or serialization failure: worth retrying in a separate transaction. */
const repeatable: ReadonlySet<string> = new Set([notAvailable, '40P01', '40001'])

/**
 * Groups small commits of one portal that arrive together, for one transaction and disk sync. Savepoints isolate failures, lock order prevents
 * deadlocks, and calls resolve once durable. Commits that cannot run in a group run alone on few connections (`commits-by-row.ts`); a row that stays
 * locked is RowBusy.
 */
export function groupedCommits(open: Open, { lock_ms, tries } = rowRetryLimits): GroupedCommits {
  const lines = new Map<number, Line>()
  const lone = commitsByRow(tries)
  // The group that passes a commit on holds a connection and does not wait for that commit.
  const alone: CommitsByRow = { ...lone, add: (...commit) => apart(() => lone.add(...commit)) }

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
    // While no group runs, wait only for commits of the same tick.
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

/** Sent with the first query and not awaited; if it fails, that query fails too. */
function waitForLocks(tx: Transaction, most_ms: number): void {
  tx.execute(sql`select set_config('lock_timeout', ${String(most_ms)}, true)`).catch(() => {})
}

/** Settles each commit on its own: with its own failure, or once COMMIT is acknowledged. If COMMIT fails, all of them fail. */
async function runGroup(
  { open, alone }: { open: Open; alone: CommitsByRow },
  portalId: number,
  group: readonly Waiting[],
): Promise<void> {
  const settled = new Set<Waiting>()
  const runOne = async (tx: Transaction, each: Waiting): Promise<(() => void) | null> => {
    try {
      // Another commit already waits for this row; trying it here would make the whole group wait too.
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
