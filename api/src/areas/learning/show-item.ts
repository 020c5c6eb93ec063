import { eq } from 'drizzle-orm'
import { show_item, type LearnerItem } from '@portico/shared/contract/learning.ts'
import { accessWindow } from '@portico/shared/rules/progress/access-window.ts'
import { videoLinkOf } from '@portico/shared/schemas/video-link.ts'
import { itemFilePath } from '../../content/item-file-path.ts'
import { isLessonFileKey } from '../../content/lesson-files.ts'
import { documents, scormModules, texts, videos } from '../../db/tables/course-content.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { sanitizeContent } from '../../adapters/sanitize-content.ts'
import { examView } from '../../item-types/exam/exam-view.ts'
import { readOutline, type OutlineItem } from '../../enrollments/outline.ts'
import { readableEnrollment } from '../../enrollments/own-enrollment.ts'
import { progressOf } from '../../enrollments/set-item-status.ts'

/** One item as its learner sees it. A locked one shows its title and what unlocks it, never its content. */
export const showItem = verb(show_item, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const outline = await readOutline(ctx.db, enrollment.id)
  const item = outline.items.find((one) => one.id === params.item_id) ?? fail('general.not_found')
  const base = {
    id: item.id,
    module_id: item.module_id,
    title: item.title,
    status: item.status,
    locked_by: item.locked_by,
    access: accessWindow({ ...enrollment, now: ctx.now() }),
  }
  return { ...base, ...(await contentOf(ctx.db, item, enrollment.id)) } as LearnerItem
})

async function contentOf(db: Transaction, item: OutlineItem, enrollment_id: number): Promise<object> {
  const isOpen = item.locked_by === null
  const itemable_type = item.itemable_type
  if (itemable_type === 'Text') {
    const [row] = await db.select().from(texts).where(eq(texts.id, item.itemable_id))
    return { itemable_type, content: isOpen && row ? sanitizeContent(row.content) : '' }
  }
  if (itemable_type === 'Video') {
    const [row] = await db.select().from(videos).where(eq(videos.id, item.itemable_id))
    const link = isOpen && row ? row.link : ''
    const video = videoLinkOf(link)
    const file = isOpen && row?.file ? itemFilePath({ item_id: item.id, enrollment_id }) : ''
    return {
      itemable_type,
      link,
      file,
      provider: video?.provider ?? null,
      video_id: video?.id ?? null,
      transcript: isOpen && row ? sanitizeContent(row.transcript) : '',
    }
  }
  if (itemable_type === 'Document') {
    const [row] = await db.select().from(documents).where(eq(documents.id, item.itemable_id))
    return {
      itemable_type,
      description: row?.description ?? '',
      file: isOpen && row && isLessonFileKey(row.file) ? itemFilePath({ item_id: item.id, enrollment_id }) : '',
      file_name: row?.file_name ?? '',
      file_size: row?.file_size ?? 0,
    }
  }
  if (itemable_type === 'Exam' || itemable_type === 'Survey')
    return { itemable_type, exam: await examView(db, item, enrollment_id) }
  if (itemable_type === 'ScormModule') {
    const [row] = await db.select().from(scormModules).where(eq(scormModules.id, item.itemable_id))
    const progress = await progressOf(db, { enrollment_id, module_item_id: item.id })
    const details = (progress?.details ?? {}) as { score?: { raw?: number | null }; lesson_status?: string }
    return {
      itemable_type,
      slug: row?.slug ?? '',
      scorm_id: row?.scorm_id ?? '',
      score: details.score?.raw ?? null,
      lesson_status: details.lesson_status ?? null,
    }
  }
  return fail('general.not_found')
}
