/** 'kept': not sent yet, will be sent automatically; 'failed': the server rejected it. */
export type SaveState = 'none' | 'saving' | 'saved' | 'kept' | 'failed'
export type GivenAnswer = { answer: readonly number[]; save: SaveState }
export type Answers = ReadonlyMap<number, GivenAnswer>

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()

/**
 * The answers of a running attempt as shown on the page. Each goes to the answer queue at once, which reports the result; answers an earlier page
 * left unsent count as given.
 */
export function createAnswerSaver({
  given,
  left,
  keep,
  onChange,
}: {
  given: readonly { id: number; answer: readonly number[] | null }[]
  left: ReadonlyMap<number, readonly number[]>
  keep: (question_id: number, answer: readonly number[]) => void
  onChange: (answers: Answers) => void
}) {
  const entryOf = (id: number, answer: readonly number[] | null): GivenAnswer => {
    const unsent = left.get(id)
    return unsent ? { answer: unsent, save: 'kept' } : { answer: answer ?? [], save: answer ? 'saved' : 'none' }
  }
  const answers = new Map(given.map(({ id, answer }) => [id, entryOf(id, answer)]))
  /** The last non-empty answer per question: a cleared answer is not sent. */
  const last = new Map([...answers].filter(([, entry]) => entry.answer.length > 0))

  const put = (id: number, entry: GivenAnswer) => {
    answers.set(id, entry)
    onChange(new Map(answers))
  }
  const give = (id: number, answer: readonly number[]) => {
    last.set(id, { answer, save: 'saving' })
    put(id, { answer, save: 'saving' })
    keep(id, answer)
  }
  return {
    answers: (): Answers => new Map(answers),
    choose(id: number, answer: readonly number[]): void {
      if (answer.length === 0) put(id, { answer, save: 'none' })
      else give(id, answer)
    },
    retry(id: number): void {
      const answer = answers.get(id)?.answer ?? []
      if (answer.length > 0) give(id, answer)
    },
    /** Applies the result of sending an answer, unless the answer changed meanwhile. */
    heard(id: number, { answer, save }: { answer: readonly number[]; save: 'saved' | 'kept' | 'failed' }): void {
      const shown = answers.get(id)
      const newest = last.get(id)
      if (newest && isSame(newest.answer, answer)) last.set(id, { answer, save })
      if (shown && isSame(shown.answer, answer)) put(id, { answer: shown.answer, save })
    },
    /** Takes over answers that another window gave; what is unsent here, or changed since it was `seen`, stays. */
    refresh(fresh: readonly { id: number; answer: readonly number[] | null }[], seen: Answers): void {
      for (const { id, answer } of fresh) {
        const shown = answers.get(id)
        if (shown === undefined || answer === null || isSame(shown.answer, answer)) continue
        if (shown !== seen.get(id) || (shown.save !== 'saved' && shown.save !== 'none')) continue
        last.set(id, { answer, save: 'saved' })
        put(id, { answer, save: 'saved' })
      }
    },
    /** Restores the last answer when a question is left with nothing chosen. */
    restore(id: number): void {
      const newest = last.get(id)
      if (newest && answers.get(id)?.answer.length === 0) put(id, newest)
    },
  }
}
export type AnswerSaver = ReturnType<typeof createAnswerSaver>
