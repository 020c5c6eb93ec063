import sharp from 'sharp'
import { decodeInTurn } from '../media/decode-in-turn.ts'
import { publicPictureKey } from '../media/public-picture-key.ts'
import type { Storage } from '../storage/storage.ts'

/** A stored logo as PNG, whatever it was stored as; null when the file is gone. Never fetches anything from elsewhere. */
export async function logoPng({
  path,
  storage,
}: {
  path: string
  storage: Pick<Storage, 'get'>
}): Promise<Buffer | null> {
  const key = publicPictureKey(path)
  const bytes = key && (await storage.get(key))
  return (
    bytes &&
    decodeInTurn(() =>
      sharp(bytes, { density: 300 }).autoOrient().resize({ width: 900, height: 300, fit: 'inside' }).png().toBuffer(),
    ).catch(() => null)
  )
}

/** A stored picture as a page's background, sharp enough for print. */
export async function backgroundJpg({
  path,
  storage,
}: {
  path: string
  storage: Pick<Storage, 'get'>
}): Promise<Buffer | null> {
  const key = publicPictureKey(path)
  const bytes = key && (await storage.get(key))
  return (
    bytes &&
    decodeInTurn(() =>
      sharp(bytes)
        .autoOrient()
        .resize({ width: 2200, height: 1700, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85 })
        .toBuffer(),
    ).catch(() => null)
  )
}
