import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../src/config.ts'
import { mediaKinds } from '../../../src/media/media-kinds.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { renderPictures } from './render-pictures.ts'

/** Draws the demo's pictures where an edge of this machine finds them, and keeps them in the bucket as well where there is one. */
export async function storePictures(config: Pick<Config, 'DATA_DIR' | 'S3_URL'>, storage: Storage): Promise<void> {
  const storageDir = join(config.DATA_DIR, 'storage')
  await renderPictures({ storageDir })
  if (config.S3_URL === '') return
  const folder = join(storageDir, 'media')
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile())
      await storage.put(mediaKinds.stock_picture.key({ name: entry.name }), createReadStream(join(folder, entry.name)))
}
