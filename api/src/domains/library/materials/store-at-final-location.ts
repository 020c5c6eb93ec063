import { eq } from 'drizzle-orm'
import { inPortal } from '../../../db/in-portal.ts'
import { materials } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { storePicture, enforcePixelLimit } from '../../media/door.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import type { Inspected } from './inspect-file.ts'

type FileInput = {
  services: Pick<Services, 'storage' | 'platform' | 'app'>
  portal_id: number
  user_id: number
  key: StorageKey
  name: string
  inspected: Inspected
}
type FileLocation = { file_key: string; picture: string | null }

/**
 * Returns the permanent location of a library file: a picture is stored where pages find it, under the hash of its bytes; anything else stays where
 * it arrived.
 */
export async function storeAtFinalLocation({
  services,
  portal_id,
  user_id,
  key,
  name,
  inspected: { type, sha256 },
}: FileInput): Promise<FileLocation> {
  if (type !== 'img' && type !== 'icon') return { file_key: key, picture: null }
  const known = await knownPicture(services, { portal_id, sha256 })
  if (known) return known
  const content = (await services.storage.stream(key)) ?? fail('general.not_found')
  const picture = await storePicture({
    storage: services.storage,
    portal_id,
    user_id,
    name,
    content,
    rule: { types: [type] },
    admit: enforcePixelLimit(services, portal_id),
  })
  return { file_key: picture.slice(1), picture }
}

/** Finds a picture that the library already has, so its bytes are neither rotated nor counted again. */
const knownPicture = ({ app }: Pick<Services, 'app'>, { portal_id, sha256 }: { portal_id: number; sha256: string }) =>
  inPortal(app.db, portal_id, async (db): Promise<FileLocation | null> => {
    const { file_key, picture } = materials
    const [row] = await db.select({ file_key, picture }).from(materials).where(eq(materials.sha256, sha256))
    return row?.picture ? row : null
  })
