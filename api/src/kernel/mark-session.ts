import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { sessions } from './tables.ts'

/** Notes that the person of a session proved their second factor, or confirmed who they are. */
export const markSession = async (
  { db }: Connection,
  session_id: number,
  proven: { second_factor_at: Date } | { confirmed_at: Date },
): Promise<void> => void (await db.update(sessions).set(proven).where(eq(sessions.id, session_id)))
