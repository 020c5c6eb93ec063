export type SaveState = 'none' | 'saving' | 'saved' | 'failed'
export type GivenAnswer = { answer: readonly number[]; save: SaveState }
export type Answers = ReadonlyMap<number, GivenAnswer>
type Send = (question_id: number, answer: readonly number[]) => Promise<void>

/**
 * Keeps the answers of a running try and saves each as it is given: one call a question at a time, the newest choice wins, and a
 * failed save keeps the choice until it is tried again.
 */
export function createAnswerSaver({
  given,
  send,
  onChange,
  onRefused,
}: {
  given: readonly { id: number; answer: readonly number[] | null }[]
  send: Send
  onChange: (answers: Answers) => void
  onRefused?: (error: unknown) => void
}) {
  const answers = new Map<number, GivenAnswer>(
    given.map(({ id, answer }) => [id, { answer: answer ?? [], save: answer ? 'saved' : 'none' }]),
  )
  const saved = new Map<number, readonly number[]>(
    given.flatMap(({ id, answer }) => (answer ? [[id, answer] as const] : [])),
  )
  const running = new Map<number, Promise<void>>()

  const put = (id: number, entry: GivenAnswer) => {
    answers.set(id, entry)
    onChange(new Map(answers))
  }
  async function push(id: number): Promise<void> {
    const sent = answers.get(id)?.answer ?? []
    if (sent.length === 0) return
    put(id, { answer: sent, save: 'saving' })
    try {
      await send(id, sent)
      saved.set(id, sent)
    } catch (error) {
      onRefused?.(error)
      return put(id, { answer: answers.get(id)?.answer ?? sent, save: 'failed' })
    }
    const now = answers.get(id)?.answer ?? sent
    if (now === sent) return put(id, { answer: now, save: 'saved' })
    return push(id)
  }
  function save(id: number): Promise<void> {
    const job = running.get(id) ?? push(id).finally(() => running.delete(id))
    running.set(id, job)
    return job
  }

  return {
    answers: (): Answers => new Map(answers),
    /** An emptied answer is not sent: the server keeps the last one that was saved. */
    choose(id: number, answer: readonly number[]): void {
      put(id, { answer, save: answer.length === 0 ? 'none' : 'saving' })
      if (answer.length > 0) void save(id)
    },
    retry: (id: number): Promise<void> => save(id),
    /** Back to what the server has, when a question is left with nothing chosen. */
    restore(id: number): void {
      const last = saved.get(id)
      if (last && answers.get(id)?.answer.length === 0) put(id, { answer: last, save: 'saved' })
    },
    /** Waits for what is under way and tries again what failed; true when every answer is saved. */
    async settle(): Promise<boolean> {
      await Promise.all(running.values())
      await Promise.all([...answers].filter(([, entry]) => entry.save === 'failed').map(([id]) => save(id)))
      return [...answers.values()].every((entry) => entry.save !== 'failed')
    },
  }
}
export type AnswerSaver = ReturnType<typeof createAnswerSaver>
