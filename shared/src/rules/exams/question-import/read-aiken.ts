import { questionProblem, type Imported } from './imported-questions.ts'

type Choice = { letter: string; title: string }
/** Lines from a question's first line to its answer; `broken` explains the first line that does not fit. */
type Block = { line: number; title: string[]; choices: Choice[]; broken: string | null; hasGap: boolean }

/**
 * Reads questions in Moodle's Aiken format: lines with the question, answers as `A) …` or `a. …`, and `ANSWER: A`. Every question has exactly one
 * correct answer. A block in any other form is rejected once, at its first line.
 */
export function readAiken(text: string): Imported {
  const imported: Imported = { questions: [], findings: [] }
  let block = null as Block | null
  const end = (right?: string) => {
    if (block) close(imported, block, right)
    block = null
  }
  for (const [place, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const [line, words] = [place + 1, raw.trim()]
    const answer = /^ANSWER\s*:(.*)$/i.exec(words)
    if (words === '') block = block && { ...block, hasGap: true }
    else if (answer && block) end(answer[1])
    else if (answer) imported.findings.push({ line, reason: 'There is no question for this answer.', is_taken: false })
    else {
      const choice = choiceOf(words, block)
      if (block && choice === null && block.hasGap && block.choices.length > 0) end()
      block = withLine(block ?? { line, title: [], choices: [], broken: null, hasGap: false }, { line, words, choice })
    }
  }
  end()
  return imported
}

/** Parses an answer, if the line starts with the next letter. */
function choiceOf(words: string, block: Block | null): Choice | null {
  if (!block) return null
  const found = /^([A-Z])\s?[.)]\s*(\S.*)$/i.exec(words)
  const letter = (found?.[1] ?? '').toUpperCase()
  return letter === String.fromCharCode(65 + block.choices.length) ? { letter, title: found?.[2] ?? '' } : null
}

type Line = { line: number; words: string; choice: Choice | null }

function withLine(block: Block, { line, words, choice }: Line): Block {
  const next = { ...block, hasGap: false }
  if (choice) return { ...next, choices: [...block.choices, choice] }
  if (block.choices.length > 0)
    return { ...next, broken: block.broken ?? `Line ${line} is neither the next answer nor “ANSWER:”.` }
  if (block.hasGap) return { ...next, broken: block.broken ?? strayBlankLineText(line) }
  // Mutates the array: copying it would take quadratic time for a question of many lines.
  block.title.push(words)
  return next
}

const strayBlankLineText = (line: number): string =>
  `There is a blank line before line ${line}. Remove it if that line belongs to the question; otherwise remove the text above it.`

function close({ questions, findings }: Imported, block: Block, right: string | undefined): void {
  const { line, title, choices } = block
  const letter = right?.trim().replace(/[.)]$/, '').trim().toUpperCase()
  const question = {
    type: 'single' as const,
    title: title.join('\n'),
    explanation: '',
    points: 1,
    choices: choices.map((choice) => ({ title: choice.title, is_correct: choice.letter === letter, feedback: '' })),
  }
  const reason = blockProblem(block, letter) ?? questionProblem(question)
  if (reason === null) questions.push({ line, question })
  else findings.push({ line, reason, is_taken: false })
}

function blockProblem({ choices, broken }: Block, letter: string | undefined): string | null {
  if (broken !== null) return broken
  if (choices.length === 0) return 'No answers follow this question.'
  if (letter === undefined) return 'The question has no line “ANSWER:”.'
  return choices.some((choice) => choice.letter === letter) ? null : `“${letter}” is not one of the answers.`
}
