import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/client.ts'
import { accounts } from '../domains/identity/tables.ts'
import { deletePendingLogins } from './pending-login.ts'
import { sessions } from './tables.ts'

/** Ends sessions before they expire. `within` is the transaction that also writes the reason, such as a new password. */
export type EndSessions = {
  /** Ends one of a person's sessions; false when it is not theirs, or over. */
  endSession: (userId: number, sessionId: number) => Promise<boolean>
  /** Ends a person's sessions of one realm, of all for null, or a single one of them; returns how many. Without a single one pending logins end too. */
  endSessionsIn: (userId: number, which: { realm: string | null; session_id?: number }) => Promise<number>
  /** Ends all other sessions of a person, on any host, and all logins waiting for a second factor. */
  endOtherSessions: (userId: number, sessionId: number, within?: Database | Transaction) => Promise<void>
  /** Ends all sessions of a person, and all logins waiting for a second factor. */
  endSessions: (userId: number, within?: Database | Transaction) => Promise<void>
}

/** Ends sessions over this connection, which uses the role `auth`. */
export function endSessionsOn({ db }: Pick<Connection, 'db'>): EndSessions {
  const end = (userId: number, within: Database | Transaction, which: SQL | undefined): Promise<void> =>
    within.transaction(async (tx) => {
      // A second factor that opens a session locks this row too: if it commits first, its session ends here; otherwise it finds no pending login.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.user_id, userId), eq(accounts.provider_id, 'credential')))
        .for('no key update')
      await tx.delete(sessions).where(which)
      await deletePendingLogins(tx, userId)
    })
  return {
    endSession: async (userId, sessionId) => {
      const mine = and(eq(sessions.id, sessionId), eq(sessions.user_id, userId))
      return (await db.delete(sessions).where(mine).returning({ id: sessions.id })).length > 0
    },
    endSessionsIn: (userId, { realm, session_id }) =>
      db.transaction(async (tx) => {
        if (session_id === undefined) await deletePendingLogins(tx, userId)
        const gone = await tx
          .delete(sessions)
          .where(
            and(
              eq(sessions.user_id, userId),
              realm === null ? undefined : eq(sessions.realm, realm),
              session_id === undefined ? undefined : eq(sessions.id, session_id),
            ),
          )
          .returning({ id: sessions.id })
        return gone.length
      }),
    endOtherSessions: (userId, sessionId, within = db) =>
      end(userId, within, and(eq(sessions.user_id, userId), ne(sessions.id, sessionId))),
    endSessions: (userId, within = db) => end(userId, within, eq(sessions.user_id, userId)),
  }
}
