import type { DemoPackage } from '../../scorm/demo-packages.ts'
import type { DemoItem, DemoQuestion, DemoSheet } from '../types.ts'

// Short helper names so that lesson files read as text rather than code.
export const text = (title: string, html: string): DemoItem => ({ type: 'Text', title, html })
export const video = (title: string, link: string, html: string): DemoItem => ({ type: 'Video', title, link, html })
export const audio = (title: string, file: string, duration_ms: number, html: string): DemoItem => ({
  type: 'Audio',
  title,
  file,
  duration_ms,
  html,
})
export const sheet = (title: string, file: string, contents: DemoSheet): DemoItem => ({
  type: 'Document',
  title,
  file,
  sheet: contents,
})
export const scorm = (title: string, name: DemoPackage): DemoItem => ({ type: 'ScormModule', title, package: name })
export const assignment = (title: string, html: string): DemoItem => ({
  type: 'Assignment',
  title,
  html,
  attempts: 3,
  score: 70,
})
export const survey = (title: string, questions: DemoQuestion[]): DemoItem => ({ type: 'Survey', title, questions })
export const exam = (title: string, questions: DemoQuestion[]): DemoItem => ({
  type: 'Exam',
  title,
  pass_percentage: 70,
  attempts_number: 3,
  questions,
})

/** Choices in display order; right ones begin with an asterisk. */
export const choiceQuestion = (text_: string, choices: string[], explanation: string): DemoQuestion => {
  const marked = choices.map((choice) => ({ text: choice.replace(/^\*/, ''), is_correct: choice.startsWith('*') }))
  return {
    type: marked.filter((choice) => choice.is_correct).length > 1 ? 'multiple' : 'single',
    text: text_,
    explanation,
    choices: marked,
  }
}
export const isTrue = (statement: string, explanation: string): DemoQuestion =>
  trueOrFalse(statement, true, explanation)
export const isFalse = (statement: string, explanation: string): DemoQuestion =>
  trueOrFalse(statement, false, explanation)

const trueOrFalse = (statement: string, right: boolean, explanation: string): DemoQuestion => ({
  type: 'boolean',
  text: statement,
  explanation,
  choices: [
    { text: 'True', is_correct: right },
    { text: 'False', is_correct: !right },
  ],
})
