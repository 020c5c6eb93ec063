import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAiken } from './read-aiken.ts'
import { readGift } from './read-gift.ts'
import { readQuestionRows } from './read-question-rows.ts'
import type { Imported } from './imported-questions.ts'

/** Choices in one line, with an asterisk before the correct ones. */
const brief = ({ questions }: Imported) =>
  questions.map(({ line, question }) => [
    line,
    question.type,
    question.title,
    question.choices.map(({ title, is_correct }) => (is_correct ? `*${title}` : title)).join(' | '),
  ])
const feedbackOf = ({ questions }: Imported, place: number) =>
  questions[place]?.question.choices.map(({ feedback }) => feedback)
const findingLines = ({ findings }: Imported) => findings.map(({ line, reason }) => `${line}: ${reason}`)

test('GIFT: imports the examples from its documentation and reports unsupported questions by line', () => {
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
  expect(findingLines(imported)).toEqual([
    '9: Short-answer questions are not supported.',
    '11: Numerical questions are not supported.',
    '19: Matching questions are not supported.',
    '24: Essay questions are not supported.',
    '26: Descriptions without answers are not supported.',
  ])
})

test('GIFT: handles names, feedback, percentages, escaped characters, formats and categories', () => {
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

Two plus two equals four.{T#Count again.#Well done.}`)
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
  expect(feedbackOf(imported, 0)).toEqual(['Right!', ''])
  expect(feedbackOf(imported, 4)).toEqual(['Well done.', 'Count again.'])
  const html = readGift('[html]Sky {=blue#<b>Yes</b>: <a>see</a> #1 ~red}\n\nIs it? {FALSE#It is not.}')
  expect(feedbackOf(html, 0)).toEqual(['Yes: see 1', ''])
  expect(findingLines(html)).toEqual(['1: A link is not imported, only its text.'])
  expect(feedbackOf(html, 1)).toEqual(['It is not.', ''])
  expect(findingLines(imported).map((line) => line.slice(0, 22))).toEqual([
    '1: The category is not',
    '6: Partial credit is n',
    '6: Penalties are not i',
  ])
  expect(findingLines(readGift('Open {=a ~b'))).toEqual(['1: The answers have no closing brace.'])
  expect(findingLines(readGift('None is right {~a ~b}'))).toEqual(['1: No answer is marked as correct.'])
})

test('Aiken: imports the examples from its documentation and reports errors by line', () => {
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
  expect(findingLines(imported)).toEqual([
    '12: The question has no line “ANSWER:”.',
    '16: “D” is not one of the answers.',
    '21: There is no question for this answer.',
  ])
})

test('CSV: turns rows into questions using the numbers of correct answers', () => {
  const header = [
    'Question',
    'Type',
    'Points',
    'Explanation',
    'Right',
    'Answer 1',
    'Answer 2',
    'answer_3',
    'Feedback 3',
    'feedback_1',
  ]
  const row = (line: number, ...cells: string[]) => ({ line, cells })
  const imported = readQuestionRows({
    header,
    rows: [
      row(2, 'Two right', '', '2', 'Why', '1;3', 'a', 'b', 'c', 'On c', 'On a'),
      row(3, 'One right', 'single', '', '', '2', 'a', 'b', ''),
      row(4, 'True?', '', '', '', 'FALSE', '', '', '', '', 'It is false'),
      row(5, 'Match them', 'matching', '', '', '1', 'a', 'b', ''),
      row(6, 'Wrong number', '', '', '', '4', 'a', 'b', ''),
      row(7, '', '', '', '', '1', 'a', 'b', ''),
      row(8, 'Points', '', 'many', '', '1', 'a', 'b', ''),
      row(9, 'Long', '', '', '', '1', 'a', 'b', '', '', 'x'.repeat(2_001)),
    ],
  })
  if (!imported) throw new Error('the columns were not known')
  expect(brief(imported)).toEqual([
    [2, 'multiple', 'Two right', '*a | b | *c'],
    [3, 'single', 'One right', 'a | *b'],
    [4, 'boolean', 'True?', 'True | *False'],
  ])
  expect(imported.questions[0]?.question).toMatchObject({ points: 2, explanation: 'Why' })
  expect(feedbackOf(imported, 0)).toEqual(['On a', '', 'On c'])
  expect(feedbackOf(imported, 2)).toEqual(['It is false', ''])
  expect(findingLines(imported)).toEqual([
    '5: Questions of the type “matching” are not supported.',
    '6: “4” is not the number of an answer.',
    '7: The question has no text.',
    '8: Points must be a whole number between 1 and 100.',
    '9: The feedback on an answer is longer than 2000 characters.',
  ])
  const named = readQuestionRows({
    header: ['question', 'correct', 'answer 1', 'answer 2'],
    rows: [row(2, 'Which?', '2', 'a', 'b')],
  })
  expect(named && brief(named)).toEqual([[2, 'single', 'Which?', 'a | *b']])
  expect(readQuestionRows({ header: ['Name', 'Mail'], rows: [] })).toBeNull()
})

test('never throws, and never imports a question without a correct answer or with too many', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      '%',
      '\\',
      ':',
      '\n',
      'a',
      'T',
      ' ',
      '5',
      '\nA) ',
      '\nb.',
      '\nANSWER: A\n',
    ),
    maxLength: 40,
  })
  fc.assert(
    fc.property(odd, (text) => {
      for (const { questions } of [readGift(text), readAiken(text)])
        for (const { question } of questions) {
          const right = question.choices.filter(({ is_correct }) => is_correct).length
          expect(question.type === 'multiple' ? right > 0 : right === 1).toBe(true)
          expect(question.title).not.toBe('')
        }
    }),
  )
})

const withinAnswer = 'An answer contains “=” or “~”: write “\\=” or “\\~”, or start each answer on a new line.'

test('GIFT: rejects a question with an unescaped “=” or “~” within an answer', () => {
  const imported = readGift(`::Ladder rule::What does the four-to-one rule set? {
~The weight of a tool belt # read https://guide.example/ladders?page=12
=The angle of a ladder # yes
~The color of a hard hat
}

::Signs::[html]<p>Which sign forbids open flames?</p> {
=<img src="flame.png" alt="circle with a bar">
~<img src="tap.png" alt="hand below a tap">
}

::Sound::What is 2 + 2? {
=4
~2\\=2
~5
}

Which is about five? {=5~6}

Which holds? {
=x is about ~5
~y
}`)
  expect(brief(imported)).toEqual([[12, 'single', 'What is 2 + 2?', '*4 | 2=2 | 5']])
  expect(findingLines(imported)).toEqual([1, 7, 18, 20].map((line) => `${line}: ${withinAnswer}`))
})

test.each([
  ['One is right {=a =b ~c}', 'Several answers are marked as correct, but only one is allowed.'],
  ['One is right {~%100%a ~%100%b ~c}', 'Several answers are marked as correct, but only one is allowed.'],
])('GIFT: rejects %s', (text, reason) => expect(findingLines(readGift(text))).toEqual([`1: ${reason}`]))

test('GIFT: keeps the URL of a link and reports everything else that is lost', () => {
  const imported = readGift(`// question: 11  name: Tags
// [id:TAG-1] [tag:safety]
::Tags::[html]<p>A breaker reads <span style\\="color\\: \\#c00;">OFF</span>. What is next?</p>{
\t=[moodle]Apply your own lock
\t~[moodle]<!--<var>LE0001</var>-->Ask a colleague
\t####<p>See <a href\\="https\\://guide.example/loto?a\\=1&amp;b\\=2">the guide</a>.</p>\\n<p>A tag \\\\neq a lock.</p>
}

[markdown]Is **this** right? {=yes ~%-25%no}

[html]<a href\\="mailto\\:a@b.example">Who</a> is it? <img src\\="a.png"> {=a ~b}

[markdown]Is *that*? {=yes ~%50%partly ~no#No.}`)
  expect(brief(imported)).toEqual([
    [3, 'single', 'A breaker reads OFF. What is next?', '*Apply your own lock | Ask a colleague'],
    [9, 'single', 'Is **this** right?', '*yes | no'],
    [11, 'single', 'Who is it?', '*a | b'],
    [13, 'single', 'Is *that*?', '*yes | partly | no'],
  ])
  expect(imported.questions[0]?.question.explanation).toBe(
    'See the guide (https://guide.example/loto?a=1&b=2). A tag \\neq a lock.',
  )
  expect(
    imported.findings.map(({ line, reason, is_taken }) => [line, reason.split(/[:,]| (?:is|are|on) /)[0], is_taken]),
  ).toEqual([
    [9, 'Markdown', true],
    [9, 'Penalties', true],
    [11, 'A link', true],
    [11, 'A picture', true],
    [13, 'Markdown', true],
    [13, 'Partial credit', true],
  ])
})

test('Aiken: accepts lowercase, missing spaces, several lines, and a period after the key', () => {
  const imported = readAiken(`1.\tWhich color marks a live conductor?
a) Green
b) Black
ANSWER: B

How long may a scaffold stand
without an inspection?
A) One day
B) Seven days
ANSWER: B

Which document lists the hazards of a chemical?
A. Invoice
B. SDS
ANSWER: B.
Next to the last one?

a)Yes

b)No
answer : b)`)
  expect(brief(imported)).toEqual([
    [1, 'single', '1.\tWhich color marks a live conductor?', 'Green | *Black'],
    [6, 'single', 'How long may a scaffold stand\nwithout an inspection?', 'One day | *Seven days'],
    [12, 'single', 'Which document lists the hazards of a chemical?', 'Invoice | *SDS'],
    [16, 'single', 'Next to the last one?', 'Yes | *No'],
  ])
  expect(findingLines(imported)).toEqual([])
})

test('Aiken: rejects an ambiguous block once, at its first line', () => {
  const imported = readAiken(`Safety quiz

Which is right?
A) This
B) That
ANSWER: A

Which answer goes on?
A) One that is
longer than a line
B) Two
ANSWER: B

Which letter is missing?
A) One
C) Three
ANSWER: C

Which two?
A) One
B) Two
ANSWER: A, B

No answers`)
  expect(brief(imported)).toEqual([])
  expect(findingLines(imported)).toEqual([
    '1: There is a blank line before line 3. Remove it if that line belongs to the question; otherwise remove the text above it.',
    '8: Line 10 is neither the next answer nor “ANSWER:”.',
    '14: Line 16 is neither the next answer nor “ANSWER:”.',
    '19: “A, B” is not one of the answers.',
    '24: No answers follow this question.',
  ])
})

test('CSV: rejects a type that contradicts the correct answers', () => {
  const header = ['question', 'type', 'correct', 'answer 1', 'answer 2']
  const rows = [
    ['One of two', 'single', '1;2', 'a', 'b'],
    ['True?', 'single', 'true', '', ''],
    ['Yes or no?', '', 'true', 'Yes', 'No'],
    ['Is it?', 'boolean', 'TRUE', 'True', 'False'],
  ].map((cells, place) => ({ line: place + 2, cells }))
  const imported = readQuestionRows({ header, rows })
  expect(imported && brief(imported)).toEqual([[5, 'boolean', 'Is it?', '*True | False']])
  expect(imported && findingLines(imported)).toEqual([
    '2: Several answers are marked as correct, but only one is allowed.',
    '3: “true” is not the number of an answer.',
    '4: A true or false question cannot have its own answers.',
  ])
})

// With quadratic time, these lengths would take minutes.
test('reads a 200,000-line question and a tag with 100,000 href attributes in linear time', () => {
  const lines = readAiken('Is it?\n'.repeat(200_000) + 'A) Yes\nB) No\nANSWER: A\n')
  expect([lines.questions.length, lines.findings.length]).toEqual([0, 1])
  const addresses = readGift(`[html]Is it <a ${'href="" '.repeat(100_000)} {=Yes ~No}`)
  expect([addresses.questions.length, addresses.findings.length]).toEqual([1, 1])
})
