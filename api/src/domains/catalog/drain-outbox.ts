import type { SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import { readDocuments, type CourseDocument } from './documents.ts'
import { indexName } from './index-settings.ts'
import { deleteFromOutbox, readOutbox, type OutboxRow } from './outbox.ts'

const batch = 500

/** Updates the documents of a portal's changed courses. Deletes an outbox row only after the engine confirms the indexing. */
export async function drainOutbox(
  engine: SearchEngine,
  { app, portal_id }: Pick<Services, 'app'> & { portal_id: number },
): Promise<void> {
  for (;;) {
    const behind = await inPortal(app.db, portal_id, (db) => readOutbox(db, batch))
    if (behind.length === 0) return
    const documents = await inPortal(app.db, portal_id, (db) =>
      readDocuments(db, { ids: behind.map((row) => row.course_id) }),
    )
    await send(engine, behind, documents)
    await inPortal(app.db, portal_id, (db) => deleteFromOutbox(db, behind))
  }
}

async function send(engine: SearchEngine, behind: readonly OutboxRow[], documents: CourseDocument[]): Promise<void> {
  const published = new Set(documents.map((document) => document.id))
  const gone = behind.map((row) => row.course_id).filter((id) => !published.has(id))
  if (documents.length > 0) await engine.upsert(indexName, documents)
  if (gone.length > 0) await engine.remove(indexName, gone)
}
