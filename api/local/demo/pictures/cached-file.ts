import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/portico-demo/', import.meta.url))
// Changes whenever the same source gives other bytes: another quality, another encoder.
const recipe = '2'

/** Makes the file at `path` by `make`, or copies the one that was made from the same `source` before, for whatever data folder. */
export async function cachedFile({
  source,
  path,
  make,
}: {
  source: string
  path: string
  make: () => Promise<unknown>
}): Promise<void> {
  const kept = join(cache, createHash('sha256').update(`${recipe}\n${source}`).digest('hex'))
  const isThere = await copyFile(kept, path, constants.COPYFILE_FICLONE).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await make()
  await mkdir(cache, { recursive: true })
  // Moved into place whole, since another start may look for it at this moment; a read-only checkout just renders again next time.
  const half = `${kept}.${randomUUID()}`
  await copyFile(path, half, constants.COPYFILE_FICLONE)
    .then(() => rename(half, kept))
    .catch(() => {})
}
