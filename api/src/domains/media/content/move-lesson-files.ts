import type { Services } from '../../../kernel/services.ts'
import { mediaKinds } from '../media-kinds.ts'
import { publicPictureKey } from '../public-key.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { markMoved, waitingMoves } from '../cross-portal/lesson-file-moves.ts'

type Files = Pick<Services, 'storage' | 'platform' | 'log' | 'now'>

/**
 * Moves lesson files that once had a public URL out of the public folder. Safe to interrupt, repeat or run in parallel: a file is removed only after
 * all its keys are stored, and a move is done only after that. Returns how many files moved.
 */
export async function moveLessonFiles({ storage, platform, log, now }: Files): Promise<number> {
  let moved = 0
  for (const { old_file, rows, keys } of await waitingMoves(platform.db)) {
    const places = keys.map((file) => mediaKinds.lesson_document.key({ file }))
    try {
      if (await move(storage, oldKey(old_file), places)) moved += 1
      const found = await Promise.all(places.map((place) => storage.head(place)))
      // Leave it waiting: another process may find it on its own disk.
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

/** Copies one file to all its keys and removes it; returns false if it is not at its old location. */
async function move(storage: Storage, source: StorageKey | null, places: readonly StorageKey[]): Promise<boolean> {
  if (source === null || !(await storage.head(source))) return false
  for (const place of places) {
    const content = (await storage.head(place)) ? null : await storage.stream(source)
    if (content) await storage.put(place, content)
  }
  const stored = await Promise.all(places.map((place) => storage.head(place)))
  // Another process is still storing them.
  if (stored.includes(null)) return false
  await storage.remove(source)
  return true
}

/** Returns the key of an old public URL; null if it leads out of the folder. */
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
