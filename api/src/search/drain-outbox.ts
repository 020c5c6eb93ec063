import { sql } from 'drizzle-orm'
import type { Meilisearch } from 'meilisearch'
import type { Transaction } from '../db/client.ts'
import { inPortal } from '../db/in-portal.ts'
import type { Services } from '../kernel/services.ts'
import { readDocuments, type CourseDocument } from './documents.ts'
import { settled } from './index-client.ts'
import { indexName } from './index-settings.ts'

const batch = 500
/** The instant as text: a JavaScript date would lose its microseconds, and with them a change made meanwhile. */
type Behind = { course_id: number; queued_at: string }

/** Brings the documents of a portal's changed courses up to date. A row goes only after Meilisearch has said that it is indexed. */
export async function drainOutbox(client: Meilisearch, { app, portal_id }: Pick<Services, 'app'> & { portal_id: number }): Promise<void> {
  for (;;) {
    const { behind, documents } = await inPortal(app.db, portal_id, readBatch)
    if (behind.length === 0) return
    await send(client, behind, documents)
    await inPortal(app.db, portal_id, (db) => forget(db, behind))
  }
}

async function readBatch(db: Transaction): Promise<{ behind: Behind[]; documents: CourseDocument[] }> {
  const behind = [...(await db.execute<Behind>(sql`select course_id, queued_at::text as queued_at from search_outbox order by search_outbox.queued_at limit ${batch}`))]
  return { behind, documents: behind.length > 0 ? await readDocuments(db, { ids: behind.map((row) => row.course_id) }) : [] }
}

async function send(client: Meilisearch, behind: readonly Behind[], documents: CourseDocument[]): Promise<void> {
  const index = client.index(indexName)
  const published = new Set(documents.map((document) => document.id))
  const gone = behind.map((row) => row.course_id).filter((id) => !published.has(id))
  if (documents.length > 0) await settled(index.addDocuments(documents, { primaryKey: 'id' }))
  if (gone.length > 0) await settled(index.deleteDocuments(gone))
}

/** A course that changed once more meanwhile carries another instant and stays. */
const forget = (db: Transaction, behind: readonly Behind[]) =>
  db.execute(sql`
    delete from search_outbox o using json_to_recordset(${JSON.stringify(behind)}::json) as done (course_id bigint, queued_at timestamptz)
    where o.course_id = done.course_id and o.queued_at = done.queued_at`)
