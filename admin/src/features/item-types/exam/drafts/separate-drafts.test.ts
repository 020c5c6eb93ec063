import { expect, test } from 'vitest'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { emptyContent } from '../../item-editors.ts'
import { draftText, needsOf, shownErrors } from './needs.ts'
import { keyOf, newQuestion } from '../questions.ts'
import { createNewIds } from './new-ids.ts'
import {
  questionsIn,
  separateDrafts,
  withDrafts,
  withOutdatedAsNew,
  withQuestions,
  withSavedQuestionIds,
} from './separate-drafts.ts'

const done = (title: string, id?: number): AuthoredQuestion => ({
  ...newQuestion(true),
  id,
  title,
  choices: [
    { id: id && id * 10, title: 'Yes', is_correct: true },
    { id: id && id * 10 + 1, title: 'No', is_correct: false },
  ],
})
const half = (title: string, id?: number): AuthoredQuestion => ({
  ...done(title, id),
  choices: done(title, id).choices.map((choice, at) => (at === 1 ? { ...choice, title: '' } : choice)),
})
const empty = emptyContent('Exam')
if (empty?.itemable_type !== 'Exam') throw new Error('no exam')
const exam = empty
const of = (...questions: AuthoredQuestion[]) => withQuestions(exam, questions)
const titles = (content: ReturnType<typeof of>) => questionsIn(content).map(({ title }) => title)

test('says what an unfinished question needs, and marks no field that is only empty', () => {
  expect(draftText(needsOf(newQuestion(true), true))).toBe(
    'Draft, not saved yet: it needs the text of the question and the text of 2 answers.',
  )
  expect(needsOf(half('One'), true)).toEqual(['the text of answer 2'])
  const unmarked = { ...done('One'), choices: done('One').choices.map((one) => ({ ...one, is_correct: false })) }
  expect([needsOf(unmarked, true), needsOf(unmarked, false), needsOf(done('One'), true)]).toEqual([
    ['a correct answer'],
    [],
    [],
  ])
  const both = { ...done('One'), choices: done('One').choices.map((one) => ({ ...one, is_correct: true })) }
  expect(needsOf(both, true)).toEqual(['exactly one correct answer'])
  expect(shownErrors(newQuestion(true), true)).toEqual({})
  expect(shownErrors(unmarked, true)).toEqual({ choices: ['Select at least one correct answer'] })
  expect(needsOf({ ...done('One'), points: 0 }, true)).toEqual(['another look at the marked fields'])
})

test('an unfinished question waits, and keeps its saved version and the others in place', () => {
  const saved = of(done('One', 1), done('Two', 2))
  const { content, drafts, places } = separateDrafts(
    of(half('New'), half('One!', 1), done('Two', 2), done('Three')),
    saved,
  )
  expect(titles(content)).toEqual(['One', 'Two', 'Three'])
  expect(places).toEqual([null, 2, 3])
  expect(drafts.map(({ place, saved: before, question }) => [place, before?.title, question.title])).toEqual([
    [0, undefined, 'New'],
    [1, 'One', 'One!'],
  ])
})

test('ids of saved questions go to those that were sent', () => {
  const typed = of(half('New'), done('Three'), half('One!', 1))
  const { places } = separateDrafts(typed, of(done('One', 1)))
  const after = withSavedQuestionIds(typed, of(done('Three', 7), done('One', 1)), { sent: typed, places })
  expect(questionsIn(after).map(({ id }) => id)).toEqual([undefined, 7, 1])
})

test('drafts return to their position; one whose question was changed or removed becomes a new one', () => {
  const opened = of(done('One', 1), done('Two', 2))
  const { drafts } = separateDrafts(of(half('New'), half('One!', 1), half('Two!', 2)), opened)
  expect(titles(withDrafts(opened, drafts))).toEqual(['New', 'One!', 'Two!'])
  const changed = withDrafts(of(done('One', 1), done('Two by Ann', 2)), drafts)
  expect(questionsIn(changed).map(({ id, title }) => [id, title])).toEqual([
    [undefined, 'New'],
    [1, 'One!'],
    [2, 'Two by Ann'],
    [undefined, 'Two!'],
  ])
  expect(titles(withDrafts(of(done('Two', 2)), drafts))).toEqual(['New', 'One!', 'Two!'])
})

test('ids that a save replaced are replaced in what was typed meanwhile, and the card stays the same', () => {
  const ids = createNewIds()
  ids.note(of(done('One', 1), done('Two', 2)), of(done('One', 11), done('Two', 12)))
  ids.note(of(done('One', 11), done('Two', 12)), of(done('One', 21), done('Two', 22)))
  const after = questionsIn(ids.content(of(done('Two!', 2), half('One!', 1), half('New'))))
  expect(after.map(({ id }) => id)).toEqual([22, 21, undefined])
  expect(after.map(keyOf)).toEqual(['q2', 'q1', 'at-2'])
  expect(after[1]?.choices.map(({ id }) => id)).toEqual([210, 211])
})

test('a lost session’s draft of a question that someone changed becomes a new question', () => {
  const opened = of(done('One', 1), done('Two', 2))
  const left = of(half('One!', 1), half('Two!', 2))
  const { drafts } = separateDrafts(left, opened)
  const after = withOutdatedAsNew(left, drafts.slice(1), of(done('One', 1), done('Two by Ann', 2)))
  expect(questionsIn(after).map(({ id, title }) => [id, title])).toEqual([
    [1, 'One!'],
    [2, 'Two by Ann'],
    [undefined, 'Two!'],
  ])
})
