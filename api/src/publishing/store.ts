import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { inPortal } from '../db/in-portal.ts'
import type { Services } from '../kernel/services.ts'
import { fileOfPath } from './file-of-path.ts'
import { treeFolder } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

type Place = { services: Pick<Services, 'app' | 'config'>; portal_id: number; path: string; version: number }
const gone = 404
const compress = promisify(gzip)

/** Read before the data it stands for: whoever has the higher number has seen at least as much. */
export async function nextVersion(services: Pick<Services, 'app'>): Promise<number> {
  const [row] = await services.app.sql<{ version: number }[]>`select nextval('content_version') as version`
  return Number(row?.version)
}

/** Puts a page in place with its gzip twin, unless a newer render already stands: the page's row is locked, compared, and written last. */
export async function storePage({ body, tags, ...place }: Place & { body: Buffer; tags: readonly string[] }): Promise<'written' | 'older'> {
  const twin = await compress(body, { level: 9 })
  return exchange(place, { status: 200, tags }, (file) => {
    writeAtomically(`${file}.gz`, twin)
    writeAtomically(file, body)
  })
}

/** Takes a page away and remembers since when, so that a render that began earlier cannot bring it back. */
export function removePage(place: Place): Promise<'written' | 'older'> {
  return exchange(place, { status: gone, tags: [] }, (file) => {
    rmSync(file, { force: true })
    rmSync(`${file}.gz`, { force: true })
  })
}

async function exchange({ services, portal_id, path, version }: Place, row: { status: number; tags: readonly string[] }, change: (file: string) => void): Promise<'written' | 'older'> {
  const name = fileOfPath(path)
  if (name === null) throw new Error(`no page can have the path ${path}`)
  return inPortal(services.app.db, portal_id, async (tx) => {
    if ((await lockedVersion(tx, path)) > version) return 'older'
    change(join(treeFolder(services.config, 'portals', portal_id), name))
    await tx.execute(sql`
      update pages set version = ${version}, status = ${row.status}, rendered_at = now(),
        tags = array(select json_array_elements_text(${JSON.stringify(row.tags)}::json)) where path = ${path}`)
    return 'written'
  })
}

async function lockedVersion(tx: Transaction, path: string): Promise<number> {
  const [row] = await tx.execute<{ version: number }>(sql`
    insert into pages (path, version, status) values (${path}, 0, ${gone}) on conflict (portal_id, path) do update set path = excluded.path returning version`)
  return Number(row?.version ?? 0)
}
