import { checkedContent } from '../media/check-content.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import { newLessonFileKey, type LessonFileKind } from './lesson-files.ts'

type Given = { storage: Storage; kind: LessonFileKind; name: string; content: AsyncIterable<Uint8Array> }

/** Keeps a document or video of a lesson, as far as its kind allows. Answers the key that its row names, and its size. */
export async function keepLessonFile({
  storage,
  kind,
  name,
  content,
}: Given): Promise<{ file: string; bytes: number }> {
  const file = newLessonFileKey(name)
  const { bytes } = await storage.put(mediaKinds[kind].key({ file }), checkedContent(content, { kind, name }))
  return { file, bytes }
}
