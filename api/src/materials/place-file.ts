import { fail } from '../kernel/fail.ts'
import { keepPicture } from '../media/keep-picture.ts'
import type { Storage } from '../storage/storage.ts'
import type { StorageKey } from '../storage/storage-key.ts'
import type { Inspected } from './inspect-file.ts'

type Placing = { storage: Storage; portal_id: number; key: StorageKey; name: string; inspected: Inspected }

/** Where a file of the library lies for good: a picture where pages find it, under the hash of its bytes; anything else where it came in. */
export async function placeFile({
  storage,
  portal_id,
  key,
  name,
  inspected: { type },
}: Placing): Promise<{ file_key: string; picture: string | null }> {
  if (type !== 'img' && type !== 'icon') return { file_key: key, picture: null }
  const content = (await storage.stream(key)) ?? fail('general.not_found')
  const picture = await keepPicture({ storage, portal_id, name, content, rule: { types: [type] } })
  return { file_key: picture.slice(1), picture }
}
