import { readGiftAnswers } from './gift-answers.ts'
import { formatOf, giftPlainText, importLossesOf, withoutEscapes } from './gift-text.ts'
import { questionProblem, type Imported } from './imported-questions.ts'
import { importLosses } from './import-losses.ts'

type Block = { line: number; text: string }

/**
 * Reads questions in Moodle's GIFT format: single or multiple choice, true or false, and missing word. Unsupported questions (essay, numerical, short
 * answer, matching, description) and lost details are reported by line.
 */
export function readGift(text: string): Imported {
  const imported: Imported = { questions: [], findings: [] }
  for (const block of blocksOf(text)) readBlock(imported, block)
  return imported
}

/** Questions are separated by blank lines; lines that begin with `//` are comments. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*\/\//.test(line)) continue
    if (line.trim() === '') open = null
    else if (open) open.text += `\n${line}`
    else {
      open = { line: place + 1, text: line }
      blocks.push(open)
    }
  }
  return blocks
}

function readBlock({ questions, findings }: Imported, { line, text }: Block): void {
  const refuse = (reason: string) => void findings.push({ line, reason, is_taken: false })
  const lines = text.split('\n')
  const asked = lines.filter((one) => !one.trim().startsWith('$CATEGORY:'))
  if (asked.length < lines.length) findings.push({ line, reason: importLosses.category, is_taken: true })
  const named = withoutEscapes(asked.join('\n')).trim()
  if (named === '') return
  const { words, ...format } = formatOf(named.replace(/^::[\s\S]*?::/, ''))
  const open = words.indexOf('{')
  const close = words.lastIndexOf('}')
  if (open === -1) return refuse('Descriptions without answers are not supported.')
  if (close < open) return refuse('The answers have no closing brace.')
  const read = readGiftAnswers(words.slice(open + 1, close), format)
  if ('refused' in read) return refuse(read.refused)
  const { lost, ...answers } = read.answers
  const around = [words.slice(0, open), words.slice(close + 1)] as const
  const question = { ...answers, title: titleOf(around, format.isHtml), points: 1 }
  const reason = questionProblem(question)
  if (reason !== null) return refuse(reason)
  questions.push({ line, question })
  for (const one of new Set([...importLossesOf(around, format), ...lost]))
    findings.push({ line, reason: importLosses[one], is_taken: true })
}

/** Shows a missing word as a blank to fill in. */
function titleOf([before, after]: readonly [string, string], isHtml: boolean): string {
  const [first, last] = [giftPlainText(before, isHtml), giftPlainText(after, isHtml)]
  if (last === '') return first
  return /^[.,;:!?]/.test(last) ? `${first} _____${last}` : `${first} _____ ${last}`.trim()
}
