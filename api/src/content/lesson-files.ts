import { randomBytes } from 'node:crypto'
import { mediaKinds } from '../media/media-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import type { ServedFile } from '../serving/send-file.ts'

/** The kinds of file that a lesson may have of its own. */
export const lessonFileKinds = ['lesson_document', 'lesson_video'] as const
export type LessonFileKind = (typeof lessonFileKinds)[number]

const pattern = /^[\da-f]{32}\.[a-z\d]{1,8}$/

/** Whether a text is the key of a lesson file: it stands for a file of its own, and never leads out of their folder. */
export const isLessonFileKey = (text: string): boolean => pattern.test(text)

/** A new key for a file of this name: 128 random bits and the name's ending. */
export function newLessonFileKey(file_name: string): string {
  const ending = /\.([a-z\d]{1,8})$/i.exec(file_name)?.[1]?.toLowerCase() ?? 'bin'
  return `${randomBytes(16).toString('hex')}.${ending}`
}

/** A kept lesson file; null when there is none. Only the content host hands it out. */
export async function findLessonFile(
  storage: Storage,
  { kind, file }: { kind: LessonFileKind; file: string },
): Promise<ServedFile | null> {
  if (!isLessonFileKey(file)) return null
  const key = mediaKinds[kind].key({ file })
  const found = await storage.head(key)
  return found && { name: file, bytes: found.bytes, version: found.version, open: (part) => storage.stream(key, part) }
}
