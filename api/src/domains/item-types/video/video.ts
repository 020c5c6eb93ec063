import { eq, sql } from 'drizzle-orm'
import { videoLinkOf } from '@portico/shared/schemas/urls.ts'
import type { Transaction } from '../../../db/client.ts'
import { isLessonFileKey, lessonFileName } from '../../media/door.ts'
import { materials } from '../../library/tables.ts'
import { videoCaptions, videos } from '../tables.ts'
import { authoringOf } from '../authoring.ts'
import type { ItemTypeOnServer } from '../item-type-on-server.ts'
import { shownText } from '../linked-files.ts'
import { positionOf } from '../saved-position.ts'
import { rowIdsOfType, part } from '../rows-of-items.ts'
import { captionsOf } from './captions-of.ts'
import { readAuthoredVideo } from './read-authored-video.ts'
import { writeVideo } from './write-video.ts'

export const video: ItemTypeOnServer<'Video'> = {
  async show(db, { base, itemable_id, enrollment_id, filePath }) {
    const [found] = await db.select().from(videos).where(eq(videos.id, itemable_id))
    const row = base.locked_by === null ? found : undefined
    const link = row?.link ?? ''
    const place = videoLinkOf(link)
    return {
      ...base,
      itemable_type: 'Video',
      link,
      file: row?.file ? filePath() : '',
      poster: row ? await posterOf(db, row.poster_material_id) : '',
      captions: row?.file
        ? (await captionsOf(db, row.id)).map(({ language }) => ({
            language,
            src: filePath({ captions: language }),
          }))
        : [],
      provider: place?.provider ?? null,
      video_id: place?.id ?? null,
      transcript: row ? await shownText(db, row.transcript, filePath) : '',
      ...(await positionOf(db, { enrollment_id, item_id: base.id })),
    }
  },
  async file(db, { itemable_id, title }) {
    const [row] = await db.select({ key: videos.file }).from(videos).where(eq(videos.id, itemable_id))
    return row?.key && isLessonFileKey(row.key) ? { kind: 'lesson_video', key: row.key, name: title } : null
  },
  async captions(db, { itemable_id, language }) {
    const kept = await captionsOf(db, itemable_id)
    return kept.find((one) => one.language === language)?.material ?? null
  },
  packagePosition: null,
  waitsFor: null,
  isUnready: sql`not exists (select 1 from videos f where f.id = i.itemable_id and (f.link <> '' or f.file <> ''))`,
  searched: sql`(select f.transcript from videos f where f.id = i.itemable_id)`,
  rows(of) {
    const own = rowIdsOfType('Video', of)
    const named = sql`select unnest(array[x.material_id, x.poster_material_id]) from videos x where x.portal_id = ${of.portal_id} and x.id in ${own}
    union all select x.material_id from video_captions x where x.portal_id = ${of.portal_id} and x.video_id in ${own}`
    return [
      part(of, materials, sql`t.id in (${named})`),
      part(of, videos, sql`t.id in ${own}`),
      part(of, videoCaptions, sql`t.video_id in ${own}`),
    ]
  },
  library: {
    files: [
      { file: videos.material_id, itemable: videos.id },
      { file: videos.poster_material_id, itemable: videos.id },
      { file: videoCaptions.material_id, itemable: videoCaptions.video_id },
    ],
    text: videos.transcript,
    async follow(db, after) {
      const values = { file: lessonFileName(after) }
      await db.update(videos).set(values).where(eq(videos.material_id, after.id))
    },
  },
  authoring: authoringOf('Video', { read: readAuthoredVideo, write: writeVideo }),
}

/** Returns the URL of the picture a video shows before it plays; empty for none. */
async function posterOf(db: Transaction, material_id: number | null): Promise<string> {
  if (material_id === null) return ''
  const [row] = await db.select({ picture: materials.picture }).from(materials).where(eq(materials.id, material_id))
  return row?.picture ?? ''
}
