import { portalTable, ref, createdAt, instant } from '../../db/portal-table.ts'
import { text, smallint, boolean, uuid } from 'drizzle-orm/pg-core'
import type { CourseQuestionStatus } from '@portico/shared/states/course-question.ts'

export const reviews = portalTable('reviews', {
  course_id: ref().notNull(),
  enrollment_id: ref().notNull(),
  user_id: ref().notNull(),
  author_name: text().notNull(),
  rating: smallint().notNull(),
  text: text().notNull().default(''),
  is_published: boolean().notNull().default(false),
  created_at: createdAt(),
})

export const studentQuestions = portalTable('student_questions', {
  course_id: ref().notNull(),
  enrollment_id: ref().notNull(),
  user_id: ref().notNull(),
  /** the lesson it is about */ module_item_id: ref(),
  title: text().notNull(),
  text: text().notNull().default(''),
  status: smallint().$type<CourseQuestionStatus>().notNull().default(1),
  /** when staff last answered; null while the learner waits */ answered_at: instant(),
  sent_as: uuid().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const studentAnswers = portalTable('student_answers', {
  student_question_id: ref().notNull(),
  user_id: ref().notNull(),
  is_staff: boolean().notNull(),
  text: text().notNull(),
  sent_as: uuid().notNull(),
  created_at: createdAt(),
})
