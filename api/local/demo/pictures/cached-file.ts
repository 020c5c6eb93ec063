import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/portico-demo/', import.meta.url))
// Change this when the same source produces different bytes, such as with another quality or encoder.
const recipe = '2'

/** Creates the file at `path` with `make`, or copies the cached file from the same `source`, whatever the data folder. */
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
  // Rename the complete file into place, since another start may look for it right now. In a read-only checkout this fails and the file is rendered
  // again next time.
  const half = `${kept}.${randomUUID()}`
  await copyFile(path, half, constants.COPYFILE_FICLONE)
    .then(() => rename(half, kept))
    .catch(() => {})
}
