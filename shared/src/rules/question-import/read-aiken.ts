import { whyRefused, type Imported, type ImportFinding } from './imported-questions.ts'

type Begun = { line: number; title: string; choices: { letter: string; title: string }[] }

/**
 * The questions of a file in Moodle's Aiken format: a line with the question, lines `A) …` or `A. …` with the answers, and `ANSWER: A`.
 * Every question is one with one right answer.
 */
export function readAiken(text: string): Imported {
  const imported: Imported = { questions: [], findings: [] }
  const refuse = (line: number, reason: string) => imported.findings.push({ line, reason, is_taken: false })
  let begun: Begun | null = null
  for (const [place, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const [line, words] = [place + 1, raw.trim()]
    if (words === '') continue
    const answer = /^ANSWER:(.*)$/i.exec(words)
    const choice = /^([A-Z])[.)]\s+(\S.*)$/.exec(words)
    if (answer) {
      if (begun) close(imported, begun, { line, letter: (answer[1] ?? '').trim() })
      else refuse(line, 'There is no question for this answer.')
      begun = null
    } else if (choice && begun) begun.choices.push({ letter: choice[1] ?? '', title: choice[2] ?? '' })
    else {
      if (begun) imported.findings.push(unanswered(begun))
      begun = { line, title: words, choices: [] }
    }
  }
  if (begun) imported.findings.push(unanswered(begun))
  return imported
}

const unanswered = ({ line, choices }: Begun): ImportFinding => ({
  line,
  reason:
    choices.length === 0
      ? 'No answers follow this line. A question stands on one line.'
      : 'The question has no line “ANSWER:”.',
  is_taken: false,
})

function close({ questions, findings }: Imported, begun: Begun, right: { line: number; letter: string }): void {
  const choices = begun.choices.map(({ letter, title }) => ({ title, is_correct: letter === right.letter }))
  const question = { type: 'single' as const, title: begun.title, explanation: '', points: 1, choices }
  if (begun.choices.length > 0 && !choices.some(({ is_correct }) => is_correct)) {
    findings.push({ line: right.line, reason: `“${right.letter}” is none of the answers above.`, is_taken: false })
    return
  }
  const reason = whyRefused(question)
  if (reason === null) questions.push({ line: begun.line, question })
  else findings.push({ line: begun.line, reason, is_taken: false })
}
