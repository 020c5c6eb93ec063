import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../src/config.ts'
import { mediaKinds } from '../../../src/domains/media/media-kinds.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { committedPictures } from './demo-picture.ts'
import { renderPictures } from './render-pictures.ts'

/** Copies the demo's pictures, committed and generated, to where the local edge finds them, and to the bucket if there is one. */
export async function storePictures(config: Pick<Config, 'DATA_DIR' | 'S3_URL'>, storage: Storage): Promise<void> {
  const storageDir = join(config.DATA_DIR, 'storage')
  const folder = join(storageDir, 'media')
  const committed = new Set(await readdir(committedPictures))
  await mkdir(folder, { recursive: true })
  await Promise.all([
    renderPictures({ storageDir }),
    ...[...committed].map((name) =>
      copyFile(join(committedPictures, name), join(folder, name), constants.COPYFILE_FICLONE),
    ),
  ])
  if (config.S3_URL === '') return
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())) {
    const kind = committed.has(name) ? mediaKinds.stock_variant : mediaKinds.stock_picture
    await storage.put(kind.key({ name }), createReadStream(join(folder, name)))
  }
}
