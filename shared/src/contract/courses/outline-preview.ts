import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { learnerItem } from '../../item-types/learner-item.ts'
import { languageTag } from '../../schemas/text.ts'
import { answersShownSettings } from '../../states/exam.ts'
import { learnerCourse, outlineModule } from '../learning/learning.ts'
import { ofCourse } from './outline.ts'

/** The draft of a course as learners would see it. These calls only read; the page keeps everything done in a preview, so none of it can count. */
export const preview_course = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/preview',
  summary: 'Shows a course with its draft outline, as a learner who has not started sees it',
  action: 'courses.read_drafts',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    course: v.pick(learnerCourse, [
      'id',
      'slug',
      'title',
      'subtitle',
      'thumbnail',
      'duration_minutes',
      'is_sequential',
      'is_certificate_required',
      'certificate_template',
    ]),
    modules: v.array(outlineModule),
    /** items without content */
    unready_item_ids: v.array(id()),
  }),
  errors: ['general.not_found'],
})
export type PreviewedCourse = v.InferOutput<typeof preview_course.output>

const one = { params: v.object({ id: idParam() }), query: ofCourse }
export const preview_item = endpoint({
  method: 'GET',
  path: '/admin/items/:id/preview',
  summary: 'Shows one item of the draft as a learner who may open it would see it',
  action: 'courses.read_drafts',
  ...one,
  output: learnerItem,
  errors: ['general.not_found'],
})

const question = v.object({
  id: id(),
  type: v.picklist(['single', 'multiple', 'boolean']),
  title: v.string(),
  explanation: v.string(),
  points: v.number(),
  picture: v.nullable(v.string()),
  picture_alt: v.string(),
  choices: v.array(v.object({ id: id(), title: v.string(), is_correct: v.boolean(), feedback: v.string() })),
})
const examSheet = v.object({
  pass_percentage: v.number(),
  attempts_number: v.nullable(v.number()),
  answers_shown: v.picklist(answersShownSettings),
  questions: v.array(question),
})
/** Questions of an exam attempt in a preview, with the correct answers, because the page grades it. */
export type ExamSheet = v.InferOutput<typeof examSheet>
export const preview_exam = endpoint({
  method: 'GET',
  path: '/admin/items/:id/preview/exam',
  summary: 'Draws and shuffles an attempt at a draft exam, with the correct answers; each call draws again',
  action: 'courses.read_drafts',
  ...one,
  output: examSheet,
  errors: ['general.not_found', 'exams.no_questions', 'exams.own_key'],
})
export const preview_item_file = endpoint({
  method: 'GET',
  path: '/admin/items/:id/preview/file',
  summary: 'Redirects to a file of a draft item at a URL signed for the person who previews it',
  action: 'courses.read_drafts',
  answers: 'redirect',
  params: one.params,
  query: v.object({
    ...ofCourse.entries,
    download: v.optional(v.literal('1')),
    file: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  output: v.null(),
  errors: ['general.not_found'],
})
export const preview_item_document = endpoint({
  method: 'GET',
  path: '/admin/items/:id/preview/document',
  summary: 'Returns the bytes of a draft document that the page itself shows, a PDF',
  action: 'courses.read_drafts',
  answers: 'file',
  params: one.params,
  query: ofCourse,
  output: v.any(),
  errors: ['general.not_found'],
})
export const preview_item_captions = endpoint({
  method: 'GET',
  path: '/admin/items/:id/preview/captions/:language',
  summary: 'Returns the captions of a draft video in one language, as WebVTT',
  action: 'courses.read_drafts',
  answers: 'file',
  params: v.object({ id: idParam(), language: languageTag }),
  query: ofCourse,
  output: v.any(),
  errors: ['general.not_found'],
})
