import { stored } from '@portico/shared/browser/stored.ts'
import { useState } from 'react'

/** A grade as typed, before it is saved. */
export type TypedGrade = { score: string; feedback: string; reason: string }

function parse(value: unknown): TypedGrade {
  const { score, feedback, reason } = value as Partial<Record<keyof TypedGrade, unknown>>
  if (typeof score !== 'string' || typeof feedback !== 'string' || typeof reason !== 'string')
    throw new Error('no grade is stored')
  return { score, feedback, reason }
}

/** What is typed for an attempt. */
export type GradeDraft = {
  typed: TypedGrade
  isTyped: boolean
  change: (part: Partial<TypedGrade>) => void
  /** forgets what was typed, in the browser too */
  clear: () => void
}

const storedGrade = (name: string) => stored<TypedGrade>(`portico_grade:${name}`, parse, 'local')

/** Keeps a half-written grade in this browser until it is saved, so that a reload or a crash loses nothing. */
export function useGradeDraft(name: string, opened: TypedGrade): GradeDraft {
  const draft = storedGrade(name)
  const [typed, setTyped] = useState(() => draft.read() ?? opened)
  const isSame = (one: TypedGrade) =>
    one.score === opened.score && one.feedback === opened.feedback && one.reason === opened.reason
  return {
    typed,
    isTyped: !isSame(typed),
    change(part) {
      const next = { ...typed, ...part }
      setTyped(next)
      if (isSame(next)) draft.remove()
      else draft.write(next)
    },
    clear() {
      draft.remove()
      setTyped(opened)
    },
  }
}

export const noGrade: TypedGrade = { score: '', feedback: '', reason: '' }

/** Reason why a typed score can’t be saved; undefined if it can. */
export const scoreError = (score: string): string | undefined =>
  /^\d{1,3}$/.test(score) && Number(score) <= 100 ? undefined : 'Enter a whole number from 0 to 100.'
