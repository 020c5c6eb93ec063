import { finish_scorm, restart_sco, scorm_details, start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { list_scorm_openings } from '@portico/shared/contract/scorm/records.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import { answers, type Answer } from '../answer.ts'
import type { PreviewSource } from '../source.ts'
import { scormRecords } from './scorm-records.ts'

const detailsOf = (lesson_status: string, raw: number | null) => ({
  score: { raw, max: null, min: null },
  lesson_location: '',
  suspend_data: '',
  lesson_status,
})

/** SCORM items: the real player runs without saving to the server; reports are stored here. */
export function scormAnswers(source: PreviewSource): readonly Answer[] {
  const { heldOf, note, judged, play } = scormRecords(source)
  return [
    answers(start_scorm, async ({ params, body }) => {
      const id = Number(params.module)
      const { player_url, content_origin, expires_at, result: _, ...scorm_module } = await judged(id, body.sco)
      const { sco } = scorm_module
      const known = heldOf(id).records.find((one) => one.sco === sco)
      play({ item_id: id, sco, origin: content_origin })
      note(id, known ?? { sco, lesson_status: 'not attempted', score_raw: null })
      await source.step(id, itemProgress.in_progress)
      const details = detailsOf(known?.lesson_status ?? '', known?.score_raw ?? null)
      const course_user_progress = { id: previewId, status: source.statusOf(id), details }
      return {
        scorm_module: { ...scorm_module, error: null, attempt: 1, is_review: false, course_user_progress },
        player_url,
        content_origin,
        expires_at,
      }
    }),
    answers(finish_scorm, async ({ params }) => {
      const id = Number(params.id)
      const { result } = await judged(id)
      return source.step(id, result ?? itemProgress.in_progress)
    }),
    answers(scorm_details, async ({ params }) => {
      const id = Number(params.id)
      const { sco, scos } = await judged(id)
      return { progress_id: null, status: source.statusOf(id), details: detailsOf('', null), sco, scos, warning: null }
    }),
    answers(restart_sco, ({ params, body }) => {
      note(Number(params.id), { sco: body.sco, lesson_status: 'not attempted', score_raw: null })
      return null
    }),
    answers(list_scorm_openings, () => []),
  ]
}
