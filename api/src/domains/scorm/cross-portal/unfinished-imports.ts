import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { scormImports } from '../tables.ts'

// Uploads of all portals are in one folder, so the ones still needed are read as `platform`.

/** Keys of uploads whose import has not finished reading them. */
export async function uploadsInUse(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ key: scormImports.file_key })
    .from(scormImports)
    .where(isNull(scormImports.finished_at))
  return new Set(rows.map(({ key }) => key))
}

/** Imports from before a given time that never ended and that the queue will not run again. */
export async function strandedImports(
  db: Database,
  before: Date,
): Promise<{ portal_id: number; id: number; file_name: string; created_by: number | null }[]> {
  const { portal_id, id, file_name, created_by } = scormImports
  return db
    .select({ portal_id, id, file_name, created_by })
    .from(scormImports)
    .where(
      and(
        isNull(scormImports.finished_at),
        lt(scormImports.created_at, before),
        sql`not import_is_queued(${portal_id}, ${id})`,
      ),
    )
}
