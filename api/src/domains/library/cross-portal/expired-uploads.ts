import { and, eq, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { uploads, type UploadRow } from '../tables.ts'

/** Finds uploads of all portals that received nothing for a day, or that ended that long ago; the sweep runs for all portals. */
export async function expiredUploads(db: Database, now: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(lt(uploads.expires_at, now), or(ne(uploads.state, 'processing'), eq(uploads.purpose, 'part'))))
    .orderBy(uploads.id)
    .limit(1_000)
}
