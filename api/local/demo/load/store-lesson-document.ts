import { newLessonFileKey } from '../../../src/domains/media/content/lesson-files.ts'
import { checkedContent } from '../../../src/domains/media/check-content.ts'
import { mediaKinds } from '../../../src/domains/media/media-kinds.ts'
import type { Storage } from '../../../src/storage/storage.ts'

type Given = { storage: Storage; name: string; content: AsyncIterable<Uint8Array> }
const kind = 'lesson_document'

/** Stores a lesson document, checked against the rules of its kind. Returns its storage key and size in bytes. */
export async function storeLessonDocument({ storage, name, content }: Given): Promise<{ file: string; bytes: number }> {
  const file = newLessonFileKey(name)
  const { bytes } = await storage.put(mediaKinds[kind].key({ file }), checkedContent(content, { kind, name }))
  return { file, bytes }
}
