import type { Meilisearch } from 'meilisearch'
import { inPortal } from '../db/in-portal.ts'
import type { Services } from '../kernel/services.ts'
import { readDocuments, type CourseDocument } from './documents.ts'
import { settled } from './index-client.ts'
import { indexName } from './index-settings.ts'
import { forgetBehind, readBehind, type Behind } from './outbox.ts'

const batch = 500

/** Brings the documents of a portal's changed courses up to date. A row goes only after Meilisearch has said that it is indexed. */
export async function drainOutbox(
  client: Meilisearch,
  { app, portal_id }: Pick<Services, 'app'> & { portal_id: number },
): Promise<void> {
  for (;;) {
    const behind = await inPortal(app.db, portal_id, (db) => readBehind(db, batch))
    if (behind.length === 0) return
    const documents = await inPortal(app.db, portal_id, (db) =>
      readDocuments(db, { ids: behind.map((row) => row.course_id) }),
    )
    await send(client, behind, documents)
    await inPortal(app.db, portal_id, (db) => forgetBehind(db, behind))
  }
}

async function send(client: Meilisearch, behind: readonly Behind[], documents: CourseDocument[]): Promise<void> {
  const index = client.index(indexName)
  const published = new Set(documents.map((document) => document.id))
  const gone = behind.map((row) => row.course_id).filter((id) => !published.has(id))
  if (documents.length > 0) await settled(index.addDocuments(documents, { primaryKey: 'id' }))
  if (gone.length > 0) await settled(index.deleteDocuments(gone))
}
