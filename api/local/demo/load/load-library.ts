import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'
import type { LibraryFile } from './store-library.ts'

/** Fills a portal's media library; its courses' documents and recordings are served from there. */
export async function loadLibrary(
  bulk: Bulk,
  { portal_id, files, uploaded_by }: { portal_id: number; files: readonly LibraryFile[]; uploaded_by: number | null },
): Promise<void> {
  const ids = await bulk.ids('materials', files.length)
  const uuids = await bulk.tx<{ uuid: string }[]>`
    select gen_random_uuid() as uuid from generate_series(1, ${files.length})`
  const created_at = new Date().toISOString()
  await bulk.insert(
    'materials',
    files.map((file, index) => ({
      id: at(ids, index),
      portal_id,
      uuid: at(uuids, index).uuid,
      uploaded_by,
      created_at,
      ...file,
    })),
  )
  await bulk.tx`
    update documents d set material_id = m.id, file = regexp_replace(m.file_key, '^.*/', ''), file_size = m.size
    from materials m where m.portal_id = d.portal_id and m.name = d.file_name and d.portal_id = ${portal_id}`
  await bulk.tx`
    update audios a set material_id = m.id, file = regexp_replace(m.file_key, '^.*/', '')
    from materials m where m.portal_id = a.portal_id and m.name = a.file_name and a.portal_id = ${portal_id}`
  // The first text of a course opens with its picture from the library, so that the library can list where it is used.
  await bulk.tx`
    update texts t set content = '<p><img src="' || f.picture || '" alt=""></p>' || t.content
    from (select distinct on (m.id) m.picture, i.itemable_id from materials m
      join courses c on c.portal_id = m.portal_id and c.thumbnail like '%/course-' || regexp_replace(m.name, '\\.[a-z]+$', '') || '-________-1280x720.webp'
      join module_items o on o.portal_id = c.portal_id and o.course_id = c.id and o.itemable_type = 'Text'
      join version_items i on i.portal_id = o.portal_id and i.module_item_id = o.id
      where m.portal_id = ${portal_id} and m.picture is not null order by m.id, o.id) f
    where t.portal_id = ${portal_id} and t.id = f.itemable_id`
}
