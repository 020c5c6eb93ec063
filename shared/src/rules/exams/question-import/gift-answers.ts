import { trueOrFalse, type ImportedQuestion } from './imported-questions.ts'
import { formatOf, giftPlainText, importLossesOf } from './gift-text.ts'
import type { ImportLoss } from './import-losses.ts'

type Answers = Pick<ImportedQuestion, 'type' | 'choices' | 'explanation'> & { lost: ImportLoss[] }
/** Answers of a supported question, or the reason it was rejected. */
export type ReadAnswers = { answers: Answers } | { refused: string }
type Context = { isHtml: boolean; isMarkdown: boolean }

const unescaped = 'An answer contains “=” or “~”: write “\\=” or “\\~”, or start each answer on a new line.'

/** Reads the part between the braces of a GIFT question; escaped characters must already be replaced. */
export function readGiftAnswers(inner: string, context: Context): ReadAnswers {
  const [own = '', ...general] = inner.split('####')
  const general_text = general.join('####')
  const explanation = giftPlainText(general_text, context.isHtml)
  const lostOfAll = importLossesOf([general_text], { ...context, isMarkdown: false })
  const body = own.trim()
  if (body === '') return { refused: 'Essay questions are not supported.' }
  if (body.startsWith('#')) return { refused: 'Numerical questions are not supported.' }
  const boolean = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(body)
  if (boolean) {
    const is_true = /^t/i.test(boolean[1] ?? '')
    const feedback = readFeedback(boolean[2] ?? '', context)
    // The wrong answer's feedback comes first.
    const [onWrong = '', onRight = ''] = feedback.texts
    const choices = trueOrFalse(is_true, is_true ? [onRight, onWrong] : [onWrong, onRight])
    return { answers: { type: 'boolean', choices, explanation, lost: [...feedback.lost, ...lostOfAll] } }
  }
  if (!/^[~=]/.test(body)) return { refused: 'Each answer begins with “=” or “~”.' }
  const parts = partsOf(body)
  if (parts === null) return { refused: unescaped }
  if (parts.every((part) => part.startsWith('=')))
    return {
      refused: parts.some((part) => part.includes('->'))
        ? 'Matching questions are not supported.'
        : 'Short-answer questions are not supported.',
    }
  const { lost, ...read } = chosen(parts.map((part) => readPart(part, context)))
  return { answers: { ...read, explanation, lost: [...lost, ...lostOfAll] } }
}

/**
 * Splits answers at their marker (“~” or “=”) at line starts or, if all are on one line, after spaces. Null if a marker appears anywhere else,
 * because it would be a guess whether an answer begins there.
 */
function partsOf(body: string): string[] | null {
  const lines = body.split(/\n(?=[ \t]*[~=])/).map((line) => line.trim())
  if (lines.length > 1) return lines.some((line) => /[~=]/.test(line.slice(1))) ? null : lines
  const parts = body.split(/\s(?=[~=])/).map((part) => part.trim())
  return parts.some((part) => /[~=]/.test(part.slice(1))) ? null : parts
}

type Part = { title: string; feedback: string; weight: number; isFull: boolean; lost: ImportLoss[] }

function readFeedback(text: string, { isHtml }: Context): { texts: string[]; lost: ImportLoss[] } {
  const texts = text.split('#')
  return {
    texts: texts.map((one) => giftPlainText(one, isHtml)),
    lost: importLossesOf(texts, { isHtml, isMarkdown: false }),
  }
}

function readPart(part: string, context: Context): Part {
  const rest = part.slice(1).trim()
  const weighed = /^%(-?\d+(?:\.\d+)?)%/.exec(rest)
  const [words = '', ...after] = rest.slice(weighed?.[0].length ?? 0).split('#')
  const format = formatOf(words)
  const feedback = readFeedback(after.join(' '), context)
  const isHtml = context.isHtml || format.isHtml
  const weight = weighed ? Number(weighed[1]) : part.startsWith('=') ? 100 : 0
  return {
    title: giftPlainText(format.words, isHtml),
    feedback: feedback.texts.join(' '),
    weight,
    isFull: weight === 100,
    lost: [
      ...feedback.lost,
      ...(weight < 0 ? (['penalty'] as const) : []),
      ...importLossesOf([format.words], { isHtml, isMarkdown: format.isMarkdown }),
    ],
  }
}

/** If an answer gives full credit, it is the correct one; otherwise all answers that give credit are correct together. */
function chosen(parts: readonly Part[]): Omit<Answers, 'explanation'> {
  const isSingle = parts.some(({ isFull }) => isFull)
  const isPartial = parts.some(({ weight }) => weight > 0 && weight < 100)
  return {
    type: isSingle ? 'single' : 'multiple',
    choices: parts.map(({ title, feedback, weight, isFull }) => ({
      title,
      is_correct: isSingle ? isFull : weight > 0,
      feedback,
    })),
    lost: [...(isPartial ? (['partial'] as const) : []), ...parts.flatMap(({ lost }) => lost)],
  }
}
