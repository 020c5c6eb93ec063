import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { useState } from 'react'
import { keyOf } from './questions.ts'

/** An exam of more questions opens with all of them folded. */
const mostUnfolded = 10

/** Tracks which questions are folded; those added later are not. */
export function useFoldedQuestions(questions: readonly AuthoredQuestion[]) {
  const keys = questions.map(keyOf)
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(questions.length > mostUnfolded ? keys : []))
  const hasFolded = keys.some((key) => folded.has(key))
  return {
    hasFolded,
    isFolded: (key: string) => folded.has(key),
    fold: (key: string, isFolded: boolean) =>
      setFolded((before) => new Set(isFolded ? [...before, key] : [...before].filter((one) => one !== key))),
    toggleAll: () => setFolded(new Set(hasFolded ? [] : keys)),
  }
}
