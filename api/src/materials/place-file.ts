import { fail } from '../kernel/fail.ts'
import type { Services } from '../kernel/services.ts'
import { keepPicture } from '../media/keep-picture.ts'
import { takePixels } from '../media/take-pixels.ts'
import type { StorageKey } from '../storage/storage-key.ts'
import type { Inspected } from './inspect-file.ts'

type Placing = {
  services: Pick<Services, 'storage' | 'platform'>
  portal_id: number
  key: StorageKey
  name: string
  inspected: Inspected
}

/** Where a file of the library lies for good: a picture where pages find it, under the hash of its bytes; anything else where it came in. */
export async function placeFile({
  services,
  portal_id,
  key,
  name,
  inspected: { type },
}: Placing): Promise<{ file_key: string; picture: string | null }> {
  if (type !== 'img' && type !== 'icon') return { file_key: key, picture: null }
  const content = (await services.storage.stream(key)) ?? fail('general.not_found')
  const picture = await keepPicture({
    storage: services.storage,
    portal_id,
    name,
    content,
    rule: { types: [type] },
    admit: takePixels(services, portal_id),
  })
  return { file_key: picture.slice(1), picture }
}
