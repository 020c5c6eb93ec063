import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/client.ts'
import { accounts } from '../domains/identity/tables.ts'
import { sessions, pendingLogins } from './tables.ts'

/** How sessions end before their time. `within` is the transaction that also writes what they end for, such as a new password. */
export type EndSessions = {
  endSession: (id: number) => Promise<void>
  /** Ends all of a person's sessions but this one, wherever they are, and every login that waits for a second factor. */
  endOtherSessions: (userId: number, sessionId: number, within?: Database | Transaction) => Promise<void>
  /** Ends all of a person's sessions, and every login that waits for a second factor. */
  endSessions: (userId: number, within?: Database | Transaction) => Promise<void>
}

/** Ends sessions on this connection, which works as the role `auth`. */
export function endSessionsOn({ db }: Pick<Connection, 'db'>): EndSessions {
  const end = (userId: number, within: Database | Transaction, which: SQL | undefined): Promise<void> =>
    within.transaction(async (tx) => {
      // A second factor that opens a session holds this row: it comes before, and its session ends here, or after, and finds no login.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.user_id, userId), eq(accounts.provider_id, 'credential')))
        .for('no key update')
      await tx.delete(sessions).where(which)
      await tx.delete(pendingLogins).where(eq(pendingLogins.user_id, userId))
    })
  return {
    endSession: async (id) => void (await db.delete(sessions).where(eq(sessions.id, id))),
    endOtherSessions: (userId, sessionId, within = db) =>
      end(userId, within, and(eq(sessions.user_id, userId), ne(sessions.id, sessionId))),
    endSessions: (userId, within = db) => end(userId, within, eq(sessions.user_id, userId)),
  }
}
