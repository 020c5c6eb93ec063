import type { Services } from '../../../kernel/services.ts'
import { mediaKinds } from '../media-kinds.ts'
import { publicPictureKey } from '../public-picture-key.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { markMoved, waitingMoves } from '../cross-portal/lesson-file-moves.ts'

type Files = Pick<Services, 'storage' | 'platform' | 'log' | 'now'>

/**
 * Takes the lesson files that once had a public address out of the public folder. It may be cut off anywhere, repeated, and run by many
 * processes at once: a file goes only once all its keys are stored, and a move is done only once the file is gone. Answers how many went.
 */
export async function moveLessonFiles({ storage, platform, log, now }: Files): Promise<number> {
  let moved = 0
  for (const { old_file, rows, keys } of await waitingMoves(platform.db)) {
    const places = keys.map((file) => mediaKinds.lesson_document.key({ file }))
    try {
      if (await move(storage, oldKey(old_file), places)) moved += 1
      const found = await Promise.all(places.map((place) => storage.head(place)))
      // Left waiting: it may lie where another process finds it.
      if (found.includes(null))
        log.warn(
          { old_file },
          'a lesson file is not in the media folder; its item has no file until it is put there and an api starts',
        )
      else await markMoved(platform.db, { rows, now: now() })
    } catch (error) {
      log.error(
        { err: error, old_file },
        'a lesson file could not leave the public folder; tried again when an api starts',
      )
    }
  }
  if (moved > 0) log.info({ moved }, 'lesson files left the public folder')
  return moved
}

/** One file to all its places; false when it is not where it was. */
async function move(storage: Storage, source: StorageKey | null, places: readonly StorageKey[]): Promise<boolean> {
  if (source === null || !(await storage.head(source))) return false
  for (const place of places) {
    const content = (await storage.head(place)) ? null : await storage.stream(source)
    if (content) await storage.put(place, content)
  }
  const stored = await Promise.all(places.map((place) => storage.head(place)))
  // Another process has them on the way.
  if (stored.includes(null)) return false
  await storage.remove(source)
  return true
}

/** Where a public address lay; null when it leads out of the folder. */
function oldKey(old_file: string): StorageKey | null {
  const address = old_file.split(/[?#]/)[0] ?? ''
  return publicPictureKey(decoded(address))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
