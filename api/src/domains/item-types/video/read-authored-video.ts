import { eq } from 'drizzle-orm'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../db/client.ts'
import { videos } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { readAttached } from '../../media/door.ts'
import { captionsOf } from './captions-of.ts'

/** A video as its author writes it. */
export async function readAuthoredVideo(db: Transaction, id: number): Promise<AuthoredContent<'Video'>> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  const { link, transcript, poster_material_id, material_id, file } = row ?? fail('general.not_found')
  return {
    itemable_type: 'Video',
    fields: {
      link,
      transcript,
      poster: await readAttached(db, { material_id: poster_material_id, file: '', name: '', size: 0 }),
      file: await readAttached(db, { material_id, file: file ?? '', name: '', size: 0 }),
      captions: (await captionsOf(db, id)).map(({ language, material: { uuid, name, size } }) => ({
        language,
        file: { uuid, name, size },
      })),
    },
  }
}
