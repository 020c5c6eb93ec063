import { trueOrFalse, questionProblem, type Imported, type ImportedQuestion } from './imported-questions.ts'

type Rows = { header: readonly string[]; rows: readonly { line: number; cells: readonly string[] }[] }

const named = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/**
 * Reads questions from a spreadsheet with columns `question`, `answer 1` and so on, and `correct` (or `right`) with the numbers of the correct
 * answers (`2` or `1;3`) or `true` or `false`; `type`, `points`, `explanation` and `feedback 1` and so on are optional. Null if the columns differ.
 */
export function readQuestionRows({ header, rows }: Rows): Imported | null {
  const names = header.map(named)
  const answers = names.flatMap((name, place) => (/^(?:answer|choice) \d+$/.test(name) ? [place] : []))
  const feedback = answers.map((place) => `feedback ${names[place]?.split(' ')[1]}`)
  const key = ['correct', 'right'].find((name) => names.includes(name))
  if (!names.includes('question') || key === undefined) return null
  const imported: Imported = { questions: [], findings: [] }
  for (const { line, cells } of rows) {
    const cell = (name: string) => (cells[names.indexOf(name)] ?? '').trim()
    const choices = answers.map((place) => (cells[place] ?? '').trim())
    const read = questionOf({ cell, right: cell(key), choices, feedback: feedback.map(cell) })
    const reason = typeof read === 'string' ? read : questionProblem(read)
    if (typeof read !== 'string' && reason === null) imported.questions.push({ line, question: read })
    else imported.findings.push({ line, reason: reason ?? '', is_taken: false })
  }
  return imported
}

const types = ['single', 'multiple', 'boolean'] as const
type Row = { cell: (name: string) => string; right: string; choices: readonly string[]; feedback: readonly string[] }

function questionOf({ cell, right, choices, feedback }: Row): ImportedQuestion | string {
  const asked = cell('type').toLowerCase()
  const isBoolean = asked === 'boolean' || (asked === '' && /^(?:true|false)$/i.test(right))
  const type = isBoolean ? 'boolean' : types.find((one) => one === asked)
  if (asked !== '' && type === undefined) return `Questions of the type “${asked}” are not supported.`
  const about = { title: cell('question'), explanation: cell('explanation'), points: Number(cell('points') || '1') }
  if (isBoolean) {
    if (!/^(?:true|false)$/i.test(right)) return 'The correct answer of a true or false question must be true or false.'
    if (choices.some((title) => title !== '' && !/^(?:true|false)$/i.test(title)))
      return 'A true or false question cannot have its own answers.'
    return {
      ...about,
      type: 'boolean',
      choices: trueOrFalse(/^true$/i.test(right), [cell('feedback 1'), cell('feedback 2')]),
    }
  }
  const numbers = right.split(/[;,\s]+/).filter(Boolean)
  const wrong = numbers.find((one) => !/^\d+$/.test(one) || !choices[Number(one) - 1])
  if (wrong !== undefined) return `“${wrong}” is not the number of an answer.`
  const marked = new Set(numbers.map(Number))
  return {
    ...about,
    type: type ?? (marked.size > 1 ? 'multiple' : 'single'),
    choices: choices.flatMap((title, place) =>
      title === '' ? [] : [{ title, is_correct: marked.has(place + 1), feedback: feedback[place] ?? '' }],
    ),
  }
}
