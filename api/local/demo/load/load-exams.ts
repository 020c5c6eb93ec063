import type { DemoQuestion } from '../content/types.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

type DemoExam = { attempts_number: number | null; pass_percentage: number; questions: readonly DemoQuestion[] }

/** Loads exams or surveys with their questions and choices; ids come back in exam order. */
export async function loadExams(
  bulk: Bulk,
  portal_id: number,
  { type, exams }: { type: 'exam' | 'survey'; exams: readonly DemoExam[] },
): Promise<number[]> {
  const ids = await bulk.ids('exams', exams.length)
  await bulk.insert(
    'exams',
    exams.map(({ attempts_number, pass_percentage }, index) => ({
      id: at(ids, index),
      portal_id,
      description: '',
      type,
      attempts_number,
      pass_percentage,
    })),
  )
  await loadQuestions(
    bulk,
    portal_id,
    exams.flatMap(({ questions }, index) =>
      questions.map((question, order) => ({ exam_id: at(ids, index), question, order })),
    ),
  )
  return ids
}

async function loadQuestions(
  bulk: Bulk,
  portal_id: number,
  asked: { exam_id: number; question: DemoQuestion; order: number }[],
): Promise<void> {
  const ids = await bulk.ids('questions', asked.length)
  await bulk.insert(
    'questions',
    asked.map(({ exam_id, question, order }, index) => ({
      id: at(ids, index),
      portal_id,
      exam_id,
      ...questionRows.question(question, order),
    })),
  )
  await bulk.insert(
    'choices',
    asked.flatMap(({ question }, index) =>
      questionRows.choices(question).map((row) => ({ portal_id, question_id: at(ids, index), ...row })),
    ),
  )
}

/** Row builders for questions and choices, shared by exams, surveys and pools. */
export const questionRows = {
  question: ({ type, text, explanation }: DemoQuestion, order: number) => ({
    type,
    title: text,
    explanation,
    points: 1,
    picture_alt: '',
    sort_number: order + 1,
  }),
  choices: ({ choices }: DemoQuestion) =>
    choices.map(({ text, is_correct }, order) => ({ title: text, is_correct, sort_number: order + 1 })),
}
