import { createHash } from 'node:crypto'
import type { Transaction } from '../../api/src/db/client.ts'
import { materials, uploads } from '../../api/src/domains/library/tables.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import type { World } from './world.ts'

/** Seeds a library file with its bytes, and one person's upload that waits for its first byte. */
export async function seedLibrary(
  world: World,
  tx: Transaction,
  { mark, user_id }: { mark: string; user_id: number },
): Promise<{ material_uuid: string; upload_key: string }> {
  const key = createHash('md5').update(`upload of ${mark}`).digest('hex')
  const file_key = `lessons/${createHash('md5').update(mark).digest('hex')}.txt`
  const bytes = Buffer.from(`notes of ${mark}`)
  await world.services.storage.put(storageKey(file_key), bytes)
  await world.services.storage.put(storageKey(`lessons/${key}.txt`), Buffer.alloc(0))
  const [material] = await tx
    .insert(materials)
    .values({
      name: `notes-of-${mark}.txt`,
      type: 'docs',
      content_type: 'text/plain',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      file_key,
    })
    .returning()
  await tx.insert(uploads).values({
    key,
    user_id,
    purpose: 'material',
    file_name: `upload-of-${mark}.txt`,
    file_key: `lessons/${key}.txt`,
    length: 100,
    expires_at: new Date(Date.now() + 86_400_000),
  })
  return { material_uuid: material?.uuid ?? '', upload_key: key }
}
