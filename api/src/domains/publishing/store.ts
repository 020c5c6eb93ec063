import { type Tag } from '@portico/shared/tags/tags.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Services } from '../../kernel/services.ts'
import { emitter } from '../../events/emit.ts'
import { fileOfPath } from './file-of-path.ts'
import { treeFolder } from './folders.ts'
import type { WantedPicture } from './social-pictures.ts'
import { writeDurably } from './write-atomically.ts'

/** The portal and a data version; the render has seen data at least that new. */
export type RenderTarget = { services: Pick<Services, 'app' | 'config'>; portal_id: number; version: number }
/** A page to store with its gzip sibling and tags or, without a body, to remove. */
export type PageChange =
  | { path: string; body: Buffer; gzip: Buffer; tags: readonly Tag[] }
  | { path: string; body: null }
export type Stored = { path: string; state: 'written' | 'older' } | { path: string; state: 'failed'; error: unknown }

const [absent, gone] = [404, 410]
const compress = promisify(gzip)

/** Compresses a page off the main thread. */
export const gzipOf = (body: Buffer): Promise<Buffer> => compress(body, { level: 9 })

/** Call before reading the data: a render with a higher version has seen at least as much. */
export async function nextVersion(services: Pick<Services, 'app'>): Promise<number> {
  const [row] = await services.app.sql<{ version: number }[]>`select nextval('content_version') as version`
  return Number(row?.version)
}

/**
 * Stores or removes pages in one transaction: locks their rows in path order, skips those of a newer render, then changes the files and the rows.
 * Removals are recorded so an earlier render cannot restore a page.
 */
export async function storePages(
  { services, portal_id, version }: RenderTarget,
  changes: readonly PageChange[],
  wanted: readonly WantedPicture[] = [],
): Promise<Stored[]> {
  const tree = treeFolder(services.config, 'portals', portal_id)
  const files = new Map(changes.map(({ path }) => [path, join(tree, fileNameOf(path))]))
  return inPortal(services.app.db, portal_id, async (tx) => {
    await lockPortal(tx)
    const standing = await lockVersions(
      tx,
      changes.map(({ path }) => path),
    )
    const stored = await Promise.all(
      changes.map(async (change): Promise<Stored> => {
        const file = files.get(change.path)
        if (!file || (standing.get(change.path)?.version ?? 0) > version) return { path: change.path, state: 'older' }
        return exchangeFiles(file, change).then(
          () => ({ path: change.path, state: 'written' }),
          (error: unknown) => ({ path: change.path, state: 'failed', error }),
        )
      }),
    )
    const written = new Set(stored.flatMap(({ path, state }) => (state === 'written' ? [path] : [])))
    await noteRows(
      tx,
      version,
      changes.filter(({ path }) => written.has(path)),
    )
    const emit = emitter(tx, portal_id)
    for (const picture of wanted) if (written.has(picture.path)) await emit('page.picture_wanted', picture)
    for (const { path, body } of changes) {
      const address = body === null && written.has(path) ? standing.get(path)?.social_picture : null
      if (address) await emit('picture.dropped', { address })
    }
    return stored
  })
}

/** Returns the page's file inside its portal's tree. Throws if no page can have the path. */
export function fileNameOf(path: string): string {
  const name = fileOfPath(path)
  if (name === null) throw new Error(`no page can have the path ${path}`)
  return name
}

async function exchangeFiles(file: string, change: PageChange): Promise<void> {
  if (change.body === null)
    return void (await Promise.all([rm(file, { force: true }), rm(`${file}.gz`, { force: true })]))
  await writeDurably([
    { file: `${file}.gz`, content: change.gzip },
    { file, content: change.body },
  ])
}

/** Locks the portal before its pages, as a deletion does, so the later of the two waits. Throws if the portal is gone. */
async function lockPortal(tx: Transaction): Promise<void> {
  const [portal] = await tx.execute(sql`select id from portals where id = current_portal() for key share`)
  if (!portal) throw new Error('the portal of these pages is gone')
}

type Standing = { version: number; social_picture: string | null }
async function lockVersions(tx: Transaction, paths: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await tx.execute<Standing & { path: string }>(sql`
    insert into pages (path, version, status) select path, 0, ${absent}::smallint from json_array_elements_text(${JSON.stringify(paths)}::json) path order by path
    on conflict (portal_id, path) do update set path = excluded.path returning path, version, social_picture`)
  return new Map(rows.map(({ path, ...row }) => [path, { ...row, version: Number(row.version) }]))
}

/** A page that existed and was removed gets 410; one that never existed gets 404. */
async function noteRows(tx: Transaction, version: number, changes: readonly PageChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((change) => ({
    path: change.path,
    status: change.body === null ? absent : 200,
    tags: change.body === null ? [] : change.tags,
  }))
  await tx.execute(sql`
    update pages p set version = ${version}, status = case when now.status = ${absent} and p.status in (200, ${gone}) then ${gone} else now.status end, rendered_at = now(),
      social_picture = case when now.status = ${absent} then null else p.social_picture end, tags = array(select json_array_elements_text(now.tags))
    from json_to_recordset(${JSON.stringify(rows)}::json) as now (path text, status smallint, tags json) where p.path = now.path`)
}
