import { eq } from 'drizzle-orm'
import { newLessonFileKey } from '../../api/src/domains/media/content/lesson-files.ts'
import { documents, videos } from '../../api/src/domains/item-types/tables.ts'
import { mediaKinds } from '../../api/src/domains/media/media-kinds.ts'
import type { MadeItem } from './items.ts'
import type { PortalName, World } from './world.ts'

/** Gives a document or video item its own file, as an upload would. Returns its key. */
export async function attachLessonFile(
  world: World,
  {
    item,
    name,
    bytes,
    portal = 'core',
  }: { item: MadeItem | undefined; name: string; bytes: Uint8Array; portal?: PortalName },
): Promise<string> {
  if (!item) throw new Error('no item for the file')
  const file = newLessonFileKey(name)
  await world.services.storage.put(mediaKinds.lesson_document.key({ file }), bytes)
  await world.within(portal, (tx) =>
    item.itemable_type === 'Video'
      ? tx.update(videos).set({ file, link: '' }).where(eq(videos.id, item.itemable_id))
      : tx
          .update(documents)
          .set({ file, file_name: name, file_size: bytes.length })
          .where(eq(documents.id, item.itemable_id)),
  )
  return file
}
