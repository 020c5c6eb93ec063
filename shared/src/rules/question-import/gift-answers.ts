import { trueOrFalse, type ImportedQuestion } from './imported-questions.ts'
import { formatOf, giftWords } from './gift-text.ts'

type Answers = Pick<ImportedQuestion, 'type' | 'choices' | 'explanation'> & { notes: string[] }
/** Answers that we can ask, or why not. */
export type ReadAnswers = { answers: Answers } | { refused: string }

const notKept = {
  feedback: 'Feedback on single answers is not kept; the feedback of the whole question is.',
  partial: 'Partial credit is not kept: the answer with full credit is right, or all that together have it.',
} as const

/** What stands between the braces of a GIFT question, escaped characters out of the way. */
export function readGiftAnswers(inner: string, isHtml: boolean): ReadAnswers {
  const [own = '', ...general] = inner.split('####')
  const explanation = giftWords(general.join('####'), isHtml)
  const body = own.trim()
  if (body === '') return { refused: 'Essay questions are not supported.' }
  if (body.startsWith('#')) return { refused: 'Numerical questions are not supported.' }
  const boolean = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(body)
  if (boolean) {
    const choices = trueOrFalse(/^t/i.test(boolean[1] ?? ''))
    const notes = boolean[2] === undefined ? [] : [notKept.feedback]
    return { answers: { type: 'boolean', choices, explanation, notes } }
  }
  const parts = body.split(/(?=[~=])/).filter((part) => part.trim() !== '')
  if (parts.some((part) => !/^[~=]/.test(part))) return { refused: 'Each answer begins with “=” or “~”.' }
  if (parts.every((part) => part.startsWith('=')))
    return {
      refused: parts.some((part) => part.includes('->'))
        ? 'Matching questions are not supported.'
        : 'Short-answer questions are not supported.',
    }
  return { answers: { ...chosen(parts.map((part) => readPart(part, isHtml))), explanation } }
}

type Part = { title: string; weight: number; hasFeedback: boolean; isFull: boolean }

function readPart(part: string, isHtml: boolean): Part {
  const isFull = part.startsWith('=')
  const rest = part.slice(1).trim()
  const weighed = /^%(-?\d+(?:\.\d+)?)%/.exec(rest)
  const [words = '', ...feedback] = rest.slice(weighed?.[0].length ?? 0).split('#')
  const format = formatOf(words)
  const weight = weighed ? Number(weighed[1]) : isFull ? 100 : 0
  return {
    title: giftWords(format.words, isHtml || format.isHtml),
    weight,
    hasFeedback: feedback.join('#').trim() !== '',
    isFull: weight === 100,
  }
}

/** With full credit for some answer one of those is right; otherwise all that bring credit are, together. */
function chosen(parts: readonly Part[]): Omit<Answers, 'explanation'> {
  const isSingle = parts.some(({ isFull }) => isFull)
  const isPartial = isSingle
    ? parts.some(({ weight }) => weight > 0 && weight < 100)
    : parts.some(({ weight }) => weight !== 0)
  return {
    type: isSingle ? 'single' : 'multiple',
    choices: parts.map(({ title, weight, isFull }) => ({ title, is_correct: isSingle ? isFull : weight > 0 })),
    notes: [
      ...(parts.some(({ hasFeedback }) => hasFeedback) ? [notKept.feedback] : []),
      ...(isPartial ? [notKept.partial] : []),
    ],
  }
}
