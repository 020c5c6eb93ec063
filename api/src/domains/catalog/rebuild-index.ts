import type { SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import { portalsWithCourses } from './cross-portal/search-index.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import { deleteFromOutbox, readOutbox, type OutboxRow } from './outbox.ts'
import { readDocuments } from './documents.ts'
import { markIndex } from './index-marker.ts'
import { indexName, indexSettings } from './index-settings.ts'

const chunk = 1_000
const nextName = `${indexName}_next`

/**
 * Fills a new index from Postgres beside the live one and swaps them at once, so visitors never see a partly filled index. Changes made meanwhile
 * stay in the outbox. Requires the index lock.
 */
export async function rebuildIndex(
  engine: SearchEngine,
  { app, platform, secrets }: Pick<Services, 'app' | 'platform' | 'secrets'>,
): Promise<number> {
  await engine.createIndex(nextName, indexSettings)
  let filled = 0
  const written: { portal_id: number; behind: OutboxRow[] }[] = []
  for (const portal_id of await portalsWithCourses(platform)) {
    // Read before the documents, so the documents include these changes.
    written.push({ portal_id, behind: await inPortal(app.db, portal_id, (db) => readOutbox(db)) })
    for (let after = 0; ;) {
      const documents = await inPortal(app.db, portal_id, (db) => readDocuments(db, { after, limit: chunk }))
      const last = documents.at(-1)
      if (!last) break
      await engine.upsert(nextName, documents)
      filled += documents.length
      after = last.id
    }
  }
  await engine.replaceIndex({ from: nextName, to: indexName })
  await markIndex(engine, { secrets })
  for (const { portal_id, behind } of written) await inPortal(app.db, portal_id, (db) => deleteFromOutbox(db, behind))
  return filled
}
