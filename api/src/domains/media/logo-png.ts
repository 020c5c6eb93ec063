import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import type { Requester } from '../../kernel/fair-turns.ts'
import { printInTurn } from './decode-in-turn.ts'
import { isImmutable, publicPictureKey } from './public-key.ts'
import type { Storage } from '../../storage/storage.ts'

type Stored = { path: string; storage: Pick<Storage, 'get'>; from: Requester | null }

/** Enough for the pictures that a hundred portals print at the same time. */
const cache_bytes = 32 * 1024 * 1024
/** Cached for a while in place of a picture that could not be decoded. */
const undecodable = Buffer.alloc(0)
const failureCache_ms = 10 * 60_000

/** Returns a stored logo as PNG, whatever its stored format; null if the file is gone. Never fetches from elsewhere. */
export const logoPng = printed((bytes) =>
  sharp(bytes, { density: 300 }).autoOrient().resize({ width: 900, height: 300, fit: 'inside' }).png(),
)

/** Returns a stored picture as a page background, sharp enough for print; null if the file is gone. */
export const backgroundJpg = printed((bytes) =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: 2200, height: 1700, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 }),
)

/** Reads a stored picture for print. The result, including a failure, is cached for the next page that prints it. */
function printed(make: (bytes: Buffer) => Sharp): (stored: Stored) => Promise<Buffer | null> {
  const made = new LRUCache<string, Buffer>({ maxSize: cache_bytes, sizeCalculation: ({ length }) => length || 1 })
  const drawn = async (name: string, bytes: Buffer, from: Requester | null) => {
    const picture = await printInTurn(from, () => make(bytes).toBuffer()).catch(() => undecodable)
    made.set(name, picture, picture === undecodable ? { ttl: failureCache_ms } : {})
    return picture
  }
  return async ({ path, storage, from }) => {
    const key = publicPictureKey(path)
    if (!key) return null
    const known = made.get(key)
    if (known) return nullIfEmpty(known)
    const bytes = await storage.get(key)
    if (!bytes) return null
    const name = isImmutable(key) ? key : createHash('sha256').update(bytes).digest('hex')
    return nullIfEmpty(made.get(name) ?? (await drawn(name, bytes, from)))
  }
}

const nullIfEmpty = (picture: Buffer): Buffer | null => (picture.length === 0 ? null : picture)
