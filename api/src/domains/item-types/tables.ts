import { portalTable, ref, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, boolean, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { AnswersShown } from '@portico/shared/states/exam.ts'

export const texts = portalTable('texts', { content: text().notNull().default('') })

export const videos = portalTable('videos', {
  link: text().notNull(),
  transcript: text().notNull().default(''),
  /** key of an uploaded file; `link` is empty then */ file: text(),
  /** the library file that it shows; `file` is updated with its bytes */
  material_id: ref(),
  /** the library picture shown before it plays */ poster_material_id: ref(),
})

/** Captions of the portal's own videos, one library file per language. */
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
  /** the library file that it plays; the first two columns are updated with it */
  material_id: ref(),
})

export const documents = portalTable('documents', {
  description: text().notNull().default(''),
  /** key of the lesson file: 32 hexadecimal digits and the extension */
  file: text().notNull(),
  file_name: text().notNull(),
  file_size: integer().notNull(),
  /** the library file that it shows; the three columns above are updated with it */
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
  /** null: no time limit */ time_limit_minutes: integer(),
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
  /** URL of a library picture, followed by its text alternative */ picture: text(),
  picture_alt: text().notNull().default(''),
  sort_number: integer().notNull().default(0),
  /** in a pool: when the first attempt drew it; from then on the row never changes */ drawn_at: instant(),
  /** in a pool: when it was replaced or removed; it is no longer drawn */ removed_at: instant(),
  /** the original of this row, before it was copied for a draft */ origin_id: ref(),
})

export const choices = portalTable('choices', {
  question_id: ref().notNull(),
  title: text().notNull(),
  is_correct: boolean().notNull().default(false),
  /** for learners who chose it */ feedback: text().notNull().default(''),
  sort_number: integer().notNull().default(0),
  origin_id: ref(),
})

export const assignments = portalTable('assignments', {
  /** the task, as formatted text */ reqs: text().notNull().default(''),
  attempts: integer().notNull().default(3),
  /** the passing score */ score: integer().notNull().default(70),
  restrict_user_to_upload: boolean().notNull().default(false),
  allow_text_response: boolean().notNull().default(true),
  /** its own library file */ material_id: ref(),
})

/** Further library files that come with an assignment. */
export const assignmentMaterials = portalTable('assignment_materials', {
  assignment_id: ref().notNull(),
  material_id: ref().notNull(),
  sort_number: integer().notNull(),
})

export const scormModules = portalTable('scorm_modules', {
  /** null until its author has uploaded a package */
  scorm_package_id: ref(),
  slug: text().notNull(),
  entry: text().notNull(),
  /** the one SCO that it plays; an id that the package does not contain means the whole package */
  scorm_id: text().notNull(),
})
