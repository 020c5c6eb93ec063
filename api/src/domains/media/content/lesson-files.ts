import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { mediaKinds } from '../media-kinds.ts'
import type { Storage, StoredFile } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import type { ServedFile } from '../../../serving/send-file.ts'

/** The kinds of file that a lesson may have of its own. */
export const lessonFileKinds = ['lesson_document', 'lesson_video'] as const
export type LessonFileKind = (typeof lessonFileKinds)[number]

const files_kept = 5_000
const pattern = /^[\da-f]{32}\.[a-z\d]{1,8}$/

/** Whether a text is the key of a lesson file: it stands for a file of its own, and never leads out of their folder. */
export const isLessonFileKey = (text: string): boolean => pattern.test(text)

/** A new key for a file of this name: 128 random bits and the name's ending. */
export function newLessonFileKey(file_name: string): string {
  const ending = /\.([a-z\d]{1,8})$/i.exec(file_name)?.[1]?.toLowerCase() ?? 'bin'
  return `${randomBytes(16).toString('hex')}.${ending}`
}

type Wanted = { kind: LessonFileKind; file: string }

/**
 * Finds kept lesson files; null when there is none. Only the content host hands them out. What was found is remembered: the bytes under
 * a key never change, and a player asks for a film in many parts.
 */
export function lessonFileFinder(storage: Storage): (wanted: Wanted) => Promise<ServedFile | null> {
  const kept = new LRUCache<StorageKey, StoredFile>({ max: files_kept })
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
