import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { mediaKinds } from '../media-kinds.ts'
import type { Storage, StoredFile } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import type { ServedFile } from '../../../serving/send-file.ts'

/** The kinds of file that belong to a lesson itself. */
export const lessonFileKinds = ['lesson_document', 'lesson_video'] as const
export type LessonFileKind = (typeof lessonFileKinds)[number]

const most_files = 5_000
const pattern = /^[\da-f]{32}\.[a-z\d]{1,8}$/

/** Returns whether a text is the key of a lesson file and cannot lead out of their folder. */
export const isLessonFileKey = (text: string): boolean => pattern.test(text)

/** Creates a key for a file: 128 random bits and the extension of its name. */
export function newLessonFileKey(file_name: string): string {
  const ending = /\.([a-z\d]{1,8})$/i.exec(file_name)?.[1]?.toLowerCase() ?? 'bin'
  return `${randomBytes(16).toString('hex')}.${ending}`
}

type Wanted = { kind: LessonFileKind; file: string }

/**
 * Finds stored lesson files, or null; only the content host serves them. Results are cached, because the bytes under a key never change and a player
 * requests a video in many parts.
 */
export function lessonFileFinder(storage: Storage): (wanted: Wanted) => Promise<ServedFile | null> {
  const kept = new LRUCache<StorageKey, StoredFile>({ max: most_files })
  return async ({ kind, file }) => {
    if (!isLessonFileKey(file)) return null
    const key = mediaKinds[kind].key({ file })
    const found = kept.get(key) ?? (await storage.head(key))
    if (!found) return null
    kept.set(key, found)
    return {
      name: file,
      bytes: found.bytes,
      version: found.version,
      open: async (part) => {
        const stream = await storage.stream(key, part)
        if (!stream) kept.delete(key)
        return stream
      },
    }
  }
}
