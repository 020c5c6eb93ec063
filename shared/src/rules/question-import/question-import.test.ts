import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAiken } from './read-aiken.ts'
import { readGift } from './read-gift.ts'
import { readQuestionRows } from './read-question-rows.ts'
import type { Imported } from './imported-questions.ts'

/** Choices as one line: the right ones are marked. */
const brief = ({ questions }: Imported) =>
  questions.map(({ line, question }) => [
    line,
    question.type,
    question.title,
    question.choices.map(({ title, is_correct }) => (is_correct ? `*${title}` : title)).join(' | '),
  ])
const said = ({ findings }: Imported) => findings.map(({ line, reason }) => `${line}: ${reason}`)

test('GIFT: the examples of its documentation are read, and what we cannot ask is said with its line', () => {
  const imported = readGift(`// Examples from the class description.

Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}

Grant is {~buried =entombed ~living} in Grant's tomb.

Grant is buried in Grant's tomb.{FALSE}

Who's buried in Grant's tomb?{=no one =nobody}

When was Ulysses S. Grant born?{#1822:1}

The American holiday of Thanksgiving is celebrated on the {
    ~second
    ~third
    =fourth
} Thursday of November.

Match the following countries with their capitals. {
   =Canada -> Ottawa
   =Italy  -> Rome
}

Write a short biography of Dag Hammarskjöld. {}

You can use your pencil and paper for these next math questions.
`)
  expect(brief(imported)).toEqual([
    [3, 'single', "Who's buried in Grant's tomb?", 'Grant | Jefferson | *no one'],
    [5, 'single', "Grant is _____ in Grant's tomb.", 'buried | *entombed | living'],
    [7, 'boolean', "Grant is buried in Grant's tomb.", 'True | *False'],
    [
      13,
      'single',
      'The American holiday of Thanksgiving is celebrated on the _____ Thursday of November.',
      'second | third | *fourth',
    ],
  ])
  expect(said(imported)).toEqual([
    '9: Short-answer questions are not supported.',
    '11: Numerical questions are not supported.',
    '19: Matching questions are not supported.',
    '24: Essay questions are not supported.',
    '26: Descriptions without answers are not supported.',
  ])
})

test('GIFT: names, feedback, percentages, escaped characters, formats and categories', () => {
  const imported = readGift(`$CATEGORY: tom/dick

::Kanji Origins::Japanese characters originally
came from what country? {=China#Right! ~India}

What two people are entombed in Grant's tomb? {
   ~%-50%No one
   ~%50%Grant
   ~%50%Grant's wife
   ~%-50%Grant's father
   ####Both are there.
}

Which answer equals 5? {
     ~ \\= 2 + 2
     = \\= 2 + 3
     ~ \\= 2 + 4  }

[html]<p>Which <b>tag</b> is bold?</p>{=[plain]b ~i}

Two plus two equals four.{T#Well done.}`)
  expect(brief(imported)).toEqual([
    [3, 'single', 'Japanese characters originally\ncame from what country?', '*China | India'],
    [
      6,
      'multiple',
      "What two people are entombed in Grant's tomb?",
      "No one | *Grant | *Grant's wife | Grant's father",
    ],
    [14, 'single', 'Which answer equals 5?', '= 2 + 2 | *= 2 + 3 | = 2 + 4'],
    [19, 'single', 'Which tag is bold?', '*b | i'],
    [21, 'boolean', 'Two plus two equals four.', '*True | False'],
  ])
  expect(imported.questions[1]?.question.explanation).toBe('Both are there.')
  expect(said(imported).map((line) => line.slice(0, 22))).toEqual([
    '1: The category is not',
    '3: Feedback on single ',
    '6: Partial credit is n',
    '21: Feedback on single',
  ])
  expect(said(readGift('Open {=a ~b'))).toEqual(['1: The answers have no closing brace.'])
  expect(said(readGift('None is right {~a ~b}'))).toEqual(['1: No answer is marked as correct.'])
})

test('Aiken: the examples of its documentation are read; what is wrong is said with its line', () => {
  const imported = readAiken(`What is the correct answer to this question?
A. Is it this one?
B. Maybe this answer?
C. Possibly this one?
ANSWER: C

Which LMS has the most quiz import formats?
A) Moodle
B) ATutor
ANSWER: A

A question without an answer
A) One
B) Two

Wrong letter
A) One
B) Two
ANSWER: D

ANSWER: A`)
  expect(brief(imported)).toEqual([
    [
      1,
      'single',
      'What is the correct answer to this question?',
      'Is it this one? | Maybe this answer? | *Possibly this one?',
    ],
    [7, 'single', 'Which LMS has the most quiz import formats?', '*Moodle | ATutor'],
  ])
  expect(said(imported)).toEqual([
    '12: The question has no line “ANSWER:”.',
    '19: “D” is none of the answers above.',
    '21: There is no question for this answer.',
  ])
})

test('CSV: rows become questions by the numbers of their right answers', () => {
  const header = ['Question', 'Type', 'Points', 'Explanation', 'Right', 'Answer 1', 'Answer 2', 'answer_3']
  const row = (line: number, ...cells: string[]) => ({ line, cells })
  const imported = readQuestionRows({
    header,
    rows: [
      row(2, 'Two right', '', '2', 'Why', '1;3', 'a', 'b', 'c'),
      row(3, 'One right', 'single', '', '', '2', 'a', 'b', ''),
      row(4, 'True?', '', '', '', 'FALSE', '', '', ''),
      row(5, 'Match them', 'matching', '', '', '1', 'a', 'b', ''),
      row(6, 'Wrong number', '', '', '', '4', 'a', 'b', ''),
      row(7, '', '', '', '', '1', 'a', 'b', ''),
      row(8, 'Points', '', 'many', '', '1', 'a', 'b', ''),
    ],
  })
  if (!imported) throw new Error('the columns were not known')
  expect(brief(imported)).toEqual([
    [2, 'multiple', 'Two right', '*a | b | *c'],
    [3, 'single', 'One right', 'a | *b'],
    [4, 'boolean', 'True?', 'True | *False'],
  ])
  expect(imported.questions[0]?.question).toMatchObject({ points: 2, explanation: 'Why' })
  expect(said(imported)).toEqual([
    '5: Questions of the type “matching” are not supported.',
    '6: “4” is not the number of an answer.',
    '7: The question has no text.',
    '8: Points are a whole number between 1 and 100.',
  ])
  const named = readQuestionRows({
    header: ['question', 'correct', 'answer 1', 'answer 2'],
    rows: [row(2, 'Which?', '2', 'a', 'b')],
  })
  expect(named && brief(named)).toEqual([[2, 'single', 'Which?', 'a | *b']])
  expect(readQuestionRows({ header: ['Name', 'Mail'], rows: [] })).toBeNull()
})

test('no text breaks a reader, and no question is taken that has no right answer', () => {
  const odd = fc.string({
    unit: fc.constantFrom('{', '}', '=', '~', '#', '%', '\\', ':', '\n', 'a', 'T', ' ', '5', 'A)', 'ANSWER: A'),
  })
  fc.assert(
    fc.property(odd, (text) => {
      for (const { questions } of [readGift(text), readAiken(text)])
        for (const { question } of questions) {
          expect(question.choices.some(({ is_correct }) => is_correct)).toBe(true)
          expect(question.title).not.toBe('')
        }
    }),
  )
})
