import { portalTable, ref, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, boolean, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { AnswersShown } from '@portico/shared/states/answers-shown.ts'

export const texts = portalTable('texts', { content: text().notNull().default('') })

export const videos = portalTable('videos', {
  link: text().notNull(),
  transcript: text().notNull().default(''),
  /** key of an uploaded file; `link` is empty then */ file: text(),
  /** the file of the library that it shows; `file` follows its bytes */
  material_id: ref(),
  /** the picture of the library that is shown before it plays */ poster_material_id: ref(),
})

/** Captions of a film of the portal's own, one file of the library a language. */
export const videoCaptions = portalTable('video_captions', {
  video_id: ref().notNull(),
  material_id: ref().notNull(),
  language: text().notNull(),
  sort_number: integer().notNull(),
})

export const audios = portalTable('audios', {
  /** key of the lesson file; empty for none */
  file: text().notNull().default(''),
  file_name: text().notNull().default(''),
  transcript: text().notNull().default(''),
  /** the file of the library that it plays; the first two follow it */
  material_id: ref(),
})

export const documents = portalTable('documents', {
  description: text().notNull().default(''),
  /** key of the lesson file: 32 hexadecimal digits and the ending */
  file: text().notNull(),
  file_name: text().notNull(),
  file_size: integer().notNull(),
  /** the file of the library that it shows; the three above follow it */
  material_id: ref(),
})

export const exams = portalTable('exams', {
  description: text().notNull().default(''),
  type: text().$type<'exam' | 'survey'>().notNull().default('exam'),
  attempts_number: integer(),
  pass_percentage: integer().notNull().default(70),
  answers_shown: text().$type<AnswersShown>().notNull().default('at_end'),
  shuffle_questions: boolean().notNull().default(false),
  shuffle_choices: boolean().notNull().default(false),
  /** null: as long as one likes */ time_limit_minutes: integer(),
  opens_at: instant(),
  closes_at: instant(),
})

/** How many questions an exam draws from a pool. */
export const examPools = pgTable(
  'exam_pools',
  {
    portal_id: portalId(),
    exam_id: ref().notNull(),
    question_pool_id: ref().notNull(),
    draw: integer().notNull(),
    sort_number: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.exam_id, t.question_pool_id] })],
)

/** A question of an exam, or of a pool. */
export const questions = portalTable('questions', {
  exam_id: ref(),
  question_pool_id: ref(),
  type: text().$type<'single' | 'multiple' | 'boolean'>().notNull(),
  title: text().notNull(),
  explanation: text().notNull().default(''),
  points: integer().notNull().default(1),
  /** the address of a picture of the library, and what it shows */ picture: text(),
  picture_alt: text().notNull().default(''),
  sort_number: integer().notNull().default(0),
  /** of a pool: when the first try drew it; from then on the row stays as it is */ drawn_at: instant(),
  /** of a pool: when it was replaced or taken out; it is not drawn any more */ removed_at: instant(),
  /** the row that this one first was, before copies for a draft */ origin_id: ref(),
})

export const choices = portalTable('choices', {
  question_id: ref().notNull(),
  title: text().notNull(),
  is_correct: boolean().notNull().default(false),
  sort_number: integer().notNull().default(0),
  origin_id: ref(),
})

export const assignments = portalTable('assignments', {
  /** what is asked, formatted */ reqs: text().notNull().default(''),
  attempts: integer().notNull().default(3),
  /** what passes */ score: integer().notNull().default(70),
  restrict_user_to_upload: boolean().notNull().default(false),
  allow_text_response: boolean().notNull().default(true),
  /** its own file of the library */ material_id: ref(),
})

/** Further files of the library that come with an assignment. */
export const assignmentMaterials = portalTable('assignment_materials', {
  assignment_id: ref().notNull(),
  material_id: ref().notNull(),
  sort_number: integer().notNull(),
})

export const scormModules = portalTable('scorm_modules', {
  /** null until its author has uploaded one */
  scorm_package_id: ref(),
  slug: text().notNull(),
  entry: text().notNull(),
  /** the one SCO that it plays; anything that the package does not have stands for all of it */
  scorm_id: text().notNull(),
})
