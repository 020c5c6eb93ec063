import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../schemas/cursor.ts'
import { maxCharacters } from '../schemas/max-characters.ts'
import { requiredText } from '../schemas/required-text.ts'

const status = v.picklist([1, 2])
const statusParam = v.optional(v.picklist(['1', '2']))
/** A number of the sender's own making: the same message sent again is kept once. */
const sentAs = v.pipe(v.string(), v.uuid())
const related = v.object({ related_id: idParam() })
const paged = { cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }
export const longestQuestion = { title: 200, text: 5_000 } as const
const words = requiredText(longestQuestion.text)

const row = {
  id: id(),
  title: v.string(),
  status,
  /** staff answered, and the learner wrote nothing since */
  is_answered: v.boolean(),
  answers_count: v.number(),
  item: v.nullable(v.object({ id: id(), title: v.string() })),
  created_at: instant(),
  updated_at: instant(),
}
const studentQuestion = v.object(row)
export type StudentQuestion = v.InferOutput<typeof studentQuestion>
const answer = v.object({
  id: id(),
  author: v.string(),
  is_staff: v.boolean(),
  is_own: v.boolean(),
  text: v.string(),
  created_at: instant(),
})
const thread = { text: v.string(), answers: v.array(answer) }
const shownQuestion = v.object({ ...row, ...thread })
export type ShownQuestion = v.InferOutput<typeof shownQuestion>

const own = { params: v.object({ id: idParam() }) }
const ownErrors = [
  'learning.not_a_learner',
  'learning.access_expired',
  'learning.access_paused',
  'questions.off',
  'general.not_found',
] as const
export const list_student_questions = endpoint({
  method: 'GET',
  path: '/learner/courses/:slug/questions',
  summary: 'The own questions about a course, the newest first',
  action: 'questions.ask',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...related.entries, ...paged }),
  output: v.array(studentQuestion),
  errors: [...ownErrors, 'validation.cursor', 'validation.failed'],
})
export const create_student_question = endpoint({
  method: 'POST',
  path: '/learner/courses/:slug/questions',
  summary: 'Asks a question about a course or one of its lessons; its instructors are told',
  action: 'questions.ask',
  params: v.object({ slug: slugParam() }),
  body: v.object({
    related_id: id(),
    item_id: v.optional(v.nullable(id()), null),
    title: requiredText(longestQuestion.title),
    text: v.optional(v.pipe(v.string(), v.trim(), maxCharacters(longestQuestion.text)), ''),
    sent_as: sentAs,
  }),
  output: v.object({ id: id() }),
  errors: [...ownErrors, 'general.too_many_requests', 'validation.failed'],
})
export const show_student_question = endpoint({
  method: 'GET',
  path: '/learner/questions/:id',
  summary: 'One of the own questions with its answers',
  action: 'questions.ask',
  ...own,
  query: related,
  output: shownQuestion,
  errors: ownErrors,
})
export const update_student_question = endpoint({
  method: 'PUT',
  path: '/learner/questions/:id',
  summary: 'Closes one of the own questions, or opens it again',
  action: 'questions.ask',
  ...own,
  body: v.object({ related_id: id(), status }),
  output: v.object({ id: id(), status }),
  errors: [...ownErrors, 'validation.failed'],
})
export const answer_student_question = endpoint({
  method: 'POST',
  path: '/learner/questions/:id/answers',
  summary: 'Writes on below one of the own questions, which is open again with that',
  action: 'questions.ask',
  ...own,
  body: v.object({ related_id: id(), text: words, sent_as: sentAs }),
  output: v.object({ id: id() }),
  errors: [...ownErrors, 'general.too_many_requests', 'validation.failed'],
})

const query = v.object(refererPortal)
const ofCourse = { params: v.object({ slug: slugParam() }) }
const staffErrors = ['questions.off', 'general.not_found'] as const
const learner = v.object({ id: id(), name: v.string(), email: v.string() })
const courseQuestion = v.object({ ...row, learner, related_id: id() })
export type CourseQuestion = v.InferOutput<typeof courseQuestion>
export const list_course_questions = endpoint({
  method: 'GET',
  path: '/courses/:slug/questions',
  summary: 'What learners ask about a course, the newest first',
  action: 'questions.answer',
  answers: 'paged',
  ...ofCourse,
  query: v.object({ ...refererPortal, ...paged, status: statusParam }),
  output: v.array(courseQuestion),
  errors: [...staffErrors, 'validation.cursor', 'validation.failed'],
})
export const count_course_questions = endpoint({
  method: 'GET',
  path: '/courses/:slug/questions/counters',
  summary: 'How many questions about a course are open, wait for an answer, and are closed',
  action: 'questions.answer',
  ...ofCourse,
  query,
  output: v.object({ opened: v.number(), waiting: v.number(), closed: v.number() }),
  errors: staffErrors,
})
const staffQuestion = v.object({
  ...courseQuestion.entries,
  ...thread,
  course: v.object({ id: id(), slug: v.string() }),
})
export type StaffQuestion = v.InferOutput<typeof staffQuestion>
export const show_course_question = endpoint({
  method: 'GET',
  path: '/course-questions/:id',
  summary: 'A question of a learner with its answers',
  action: 'questions.answer',
  ...own,
  query,
  output: staffQuestion,
  errors: staffErrors,
})
export const update_course_question = endpoint({
  method: 'PUT',
  path: '/course-questions/:id',
  summary: 'Closes a question of a learner, or opens it again',
  action: 'questions.answer',
  ...own,
  query,
  body: v.object({ status }),
  output: v.object({ id: id(), status }),
  errors: [...staffErrors, 'validation.failed'],
})
export const answer_course_question = endpoint({
  method: 'POST',
  path: '/course-questions/:id/answers',
  summary: 'Answers a question of a learner, who is told, and closes it where that is asked',
  action: 'questions.answer',
  ...own,
  query,
  body: v.object({ text: words, closes: v.optional(v.boolean(), false), sent_as: sentAs }),
  output: v.object({ id: id() }),
  errors: [...staffErrors, 'validation.failed'],
})
