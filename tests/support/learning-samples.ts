import { noVersion } from './edit-entry.ts'
import { newQuestion } from './new-question.ts'
import type { NamedSample, Sample } from './sample.ts'
import type { Keys } from './seed-content.ts'

const learner = (k: Keys, path: Record<string, number | string>): Sample => ({
  path,
  body: { related_id: k.related_id },
})
const ofExam = (k: Keys) => ({ course_id: k.course_id, exam_id: k.exam_item })

const sentAs = '00000000-0000-4000-8000-000000000002'

/** Input for the calls of learners and their instructors. */
export const learningSamples: Record<string, NamedSample> = {
  get_learner_course: { make: (k) => ({ path: { slug: k.slug }, query: { related_id: k.related_id } }) },
  show_whole_course: { make: (k) => ({ path: { slug: k.slug }, query: { related_id: k.related_id } }) },
  list_learner_modules: { make: (k) => ({ path: { slug: k.slug }, query: { related_id: k.related_id } }) },
  list_learner_module_items: { make: (k) => ({ path: { module: k.module_id }, query: { related: k.related_id } }) },
  search_course: { make: (k) => ({ path: { slug: k.slug }, query: { related_id: k.related_id, search: 'ab' } }) },
  show_item: { make: (k) => ({ path: { item_id: k.text_item }, query: { related_id: k.related_id } }) },
  get_item_file: {
    control: 302,
    make: (k) => ({ path: { id: k.document_item }, query: { related_id: k.related_id } }),
  },
  get_item_document: {
    make: (k) => ({ path: { id: k.document_item }, query: { related_id: k.related_id } }),
  },
  get_item_captions: {
    control: 404,
    make: (k) => ({ path: { id: k.document_item, language: 'en' }, query: { related_id: k.related_id } }),
  },
  show_seat_time: { make: (k) => ({ query: { related_id: k.related_id } }) },
  note_presence: {
    make: (k) => ({ path: { id: k.text_item }, body: { related_id: k.related_id, active_ms: 1_000 } }),
  },
  list_item_notes: { make: (k) => ({ query: { related_id: k.related_id } }) },
  save_item_note: {
    make: (k) => ({
      path: { id: k.text_item },
      body: { related_id: k.related_id, text: 'Ask', seen: 0, written_in: '6f1c0a52-0c6b-4a52-9a35-0d1f4a2f7d11' },
    }),
  },
  note_item_page: { make: (k) => ({ path: { id: k.text_item }, body: { related_id: k.related_id, page: 3 } }) },
  note_item_place: {
    make: (k) => ({
      path: { id: k.text_item },
      body: { related_id: k.related_id, place_s: 3, length_s: 60, watched: [[0, 3]] },
    }),
  },
  start_module_item: { make: (k) => learner(k, { id: k.text_item }) },
  finish_module_item: { make: (k) => learner(k, { id: k.text_item }) },
  finish_module: { make: (k) => learner(k, { module_id: k.module_id }) },
  show_exam_try: { make: (k) => ({ path: { item_id: k.exam_item }, query: { related_id: k.related_id } }) },
  start_exam: { make: (k) => learner(k, { item_id: k.exam_item }) },
  make_answer: {
    make: (k) => ({
      path: { item_id: k.exam_item },
      body: { related_id: k.related_id, attempts: 1, question_id: k.question_id, answer: [k.choice_id] },
    }),
  },
  finish_exam: { make: (k) => learner(k, { item_id: k.exam_item }) },
  list_course_exams: { make: (k) => ({ path: { course_id: k.course_id } }) },
  list_exam_users: { make: (k) => ({ path: ofExam(k) }) },
  export_exam_attempts: { shows_key: true, make: (k) => ({ path: ofExam(k) }) },
  show_learner_exam: {
    shows_key: true,
    make: (k) => ({ path: { ...ofExam(k), user_id: k.user_id }, query: { related_id: k.related_id } }),
  },
  reset_exam: {
    by_colleague: true,
    make: (k) => ({ path: ofExam(k), body: { related_id: k.related_id } }),
    control: 409,
  },
  set_exam_accommodation: {
    by_colleague: true,
    make: (k) => ({ path: ofExam(k), body: { related_id: k.related_id, extra_percentage: 25, extra_minutes: 0 } }),
  },
  analyze_exam: { shows_key: true, make: (k) => ({ path: ofExam(k) }) },
  preview_regrade: {
    shows_key: true,
    make: (k) => ({ path: ofExam(k), body: { question_id: k.question_id, choice_ids: [k.choice_id] } }),
    control: 409,
  },
  regrade_exam: {
    shows_key: true,
    make: (k) => ({
      path: ofExam(k),
      body: { question_id: k.question_id, choice_ids: [k.choice_id], reason: 'Wrong' },
    }),
    control: 409,
  },
  get_assignment_response: {
    make: (k) => ({ path: { item_id: k.assignment_item }, query: { related_id: k.related_id } }),
  },
  save_assignment_draft: {
    // The submission made by then waits to be graded.
    control: 409,
    make: (k) => ({
      path: { item_id: k.assignment_item },
      body: { related_id: k.related_id, attempt: 2, text: 'Typed' },
    }),
  },
  make_learner_response: {
    make: (k) => ({
      path: { item_id: k.assignment_item },
      body: { related_id: k.related_id, attempt: 1, text: 'Done', files: [] },
    }),
  },
  get_assignment_file: { make: (k) => ({ path: { key: k.response_file } }), control: 404 },
  delete_assignment_file: { make: (k) => ({ path: { key: k.response_file } }) },
  list_course_assignments: { make: (k) => ({ path: { course_id: k.course_id } }) },
  list_assignment_responses: { make: (k) => ({ query: { course_id: k.course_id } }) },
  show_learner_assignment: {
    make: (k) => ({
      path: { course_id: k.course_id, assignment_id: k.assignment_item, user_id: k.user_id },
      query: { related_id: k.related_id },
    }),
  },
  make_instructor_response: {
    by_colleague: true,
    make: (k) => ({
      path: { course_id: k.course_id, assignment_id: k.assignment_item },
      body: { related_id: k.related_id, attempt: 1, score: 80, feedback: '' },
    }),
  },
  correct_grade: {
    by_colleague: true,
    // The attempt has no grade, or one given at another moment.
    control: 409,
    make: (k) => ({
      path: { course_id: k.course_id, assignment_id: k.assignment_item },
      body: {
        related_id: k.related_id,
        attempt: 1,
        score: 90,
        feedback: '',
        graded_at: '2026-01-02T03:04:05.000Z',
        reason: 'Misread',
      },
    }),
  },
  show_question_pool: { make: (k) => ({ path: { id: k.pool_id } }) },
  update_question_pool: {
    make: (k) => ({ path: { id: k.pool_id }, body: { title: 'Renamed', version: noVersion } }),
    control: 409,
  },
  delete_question_pool: { make: (k) => ({ path: { id: k.pool_id } }) },
  show_pool_question: { make: (k) => ({ path: { id: k.pool_id, question_id: k.pool_question_id } }) },
  create_pool_questions: { make: (k) => ({ path: { id: k.pool_id }, body: { questions: [newQuestion('Added')] } }) },
  update_pool_question: {
    make: (k) => ({
      path: { id: k.pool_id, question_id: k.pool_question_id },
      body: { question: newQuestion('Changed'), version: noVersion },
    }),
    control: 409,
  },
  delete_pool_question: { make: (k) => ({ path: { id: k.pool_id, question_id: k.pool_question_id } }) },
  start_scorm: { make: (k) => learner(k, { module: k.scorm_item }) },
  scorm_details: { make: (k) => ({ path: { id: k.scorm_item }, query: { related_id: k.related_id } }) },
  update_scorm: {
    make: (k) => ({ path: { progress_id: k.progress_id }, body: { details: { lesson_location: 'p1' } } }),
  },
  finish_scorm: { make: (k) => ({ path: { id: k.scorm_item }, body: { related_id: k.related_id, status: 'passed' } }) },
  restart_sco: {
    control: 409,
    make: (k) => ({ path: { id: k.scorm_item }, body: { related_id: k.related_id, sco: 'one' } }),
  },
  import_scorm: { make: (k) => ({ path: { course_id: k.course_id }, query: { file_name: 'a.zip' }, raw: true }) },
  get_scorm_record: { make: (k) => ({ path: { related_id: k.related_id, item_id: k.scorm_item } }) },
  open_scorm_flight: {
    make: (k) => ({
      path: { related_id: k.related_id, item_id: k.scorm_item },
      body: { attempt: 1, sco: 'one', launch: 1, reason: 'A learner asked' },
    }),
  },
  list_scorm_learners: { make: (k) => ({ path: { id: k.scorm_item }, query: { course_id: k.course_id } }) },
  list_scorm_openings: { make: (k) => ({ path: { id: k.scorm_item }, query: { related_id: k.related_id } }) },
  report_scorm_problem: {
    make: (k) => ({ path: { id: k.scorm_item }, body: { related_id: k.related_id, message: 'It stops at page 3' } }),
  },
  get_scorm_content: { make: (k) => ({ path: { id: k.scorm_item }, query: { course_id: k.course_id } }) },
  preview_scorm: {
    make: (k) => ({ path: { id: k.scorm_item }, query: { course_id: k.course_id }, body: { records: [] } }),
  },
  reset_scorm_attempts: {
    by_colleague: true,
    make: (k) => ({
      path: { id: k.scorm_item },
      query: { course_id: k.course_id },
      body: { related_ids: [k.related_id], reason: 'A new edition' },
    }),
  },
  get_scorm_import: { make: (k) => ({ path: { id: k.import_id } }) },
  list_student_questions: { make: (k) => ({ path: { slug: k.slug }, query: { related_id: k.related_id } }) },
  create_student_question: {
    make: (k) => ({ path: { slug: k.slug }, body: { related_id: k.related_id, title: 'Why?', sent_as: sentAs } }),
  },
  show_student_question: {
    make: (k) => ({ path: { id: k.student_question_id }, query: { related_id: k.related_id } }),
  },
  update_student_question: {
    make: (k) => ({ path: { id: k.student_question_id }, body: { related_id: k.related_id, status: 2 } }),
  },
  answer_student_question: {
    make: (k) => ({
      path: { id: k.student_question_id },
      body: { related_id: k.related_id, text: 'And why?', sent_as: sentAs },
    }),
  },
  list_course_questions: { make: (k) => ({ path: { slug: k.slug } }) },
  count_course_questions: { make: (k) => ({ path: { slug: k.slug } }) },
  show_course_question: { make: (k) => ({ path: { id: k.student_question_id } }) },
  update_course_question: { make: (k) => ({ path: { id: k.student_question_id }, body: { status: 2 } }) },
  answer_course_question: {
    make: (k) => ({ path: { id: k.student_question_id }, body: { text: 'So.', sent_as: sentAs } }),
  },
}
