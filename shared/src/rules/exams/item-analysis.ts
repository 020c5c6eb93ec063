/** One attempt with its questions and answers; ids are those of the original questions and choices. */
export type AnalyzedAttempt = {
  readonly asked: readonly {
    readonly question_id: number
    readonly points: number
    /** null: not graded */
    readonly is_correct: boolean | null
    readonly choice_ids: readonly number[]
  }[]
}
export type ItemFigures = {
  asked_count: number
  unanswered_count: number
  difficulty: number | null
  discrimination: number | null
  is_few: boolean
  picked: ReadonlyMap<number, number>
}

/** Below this number of answers the figures mean little, and pages say so. */
export const fewAnswers = 20

/**
 * Statistics of each question: how often it was asked, left unanswered and each choice picked, the percentage of correct answers (difficulty), and
 * how a correct answer correlates with the rest of the attempt (point-biserial correlation).
 */
export function itemAnalysis(tries: readonly AnalyzedAttempt[]): Map<number, ItemFigures> {
  const ids = new Set(tries.flatMap(({ asked }) => asked.map(({ question_id }) => question_id)))
  return new Map([...ids].map((id) => [id, figuresOf(id, tries)]))
}

function figuresOf(id: number, tries: readonly AnalyzedAttempt[]): ItemFigures {
  const rows = tries.flatMap((one) => {
    const own = one.asked.find(({ question_id }) => question_id === id)
    return own ? [{ own, rest: shareOf(one.asked.filter((other) => other !== own)) }] : []
  })
  const graded = rows.filter(({ own }) => own.is_correct !== null)
  const right = graded.filter(({ own }) => own.is_correct).length
  const picked = new Map<number, number>()
  for (const { own } of rows) for (const choice of own.choice_ids) picked.set(choice, (picked.get(choice) ?? 0) + 1)
  return {
    asked_count: rows.length,
    unanswered_count: rows.filter(({ own }) => own.choice_ids.length === 0).length,
    difficulty: graded.length === 0 ? null : Math.round((right * 100) / graded.length),
    discrimination: correlation(
      graded.flatMap(({ own, rest }) => (rest === null ? [] : [[own.is_correct ? 1 : 0, rest] as const])),
    ),
    is_few: rows.length < fewAnswers,
    picked,
  }
}

/** Share of points earned; null if there are none to earn. */
function shareOf(asked: AnalyzedAttempt['asked']): number | null {
  const all = asked.reduce((sum, { points }) => sum + points, 0)
  const reached = asked.reduce((sum, { points, is_correct }) => sum + (is_correct ? points : 0), 0)
  return all === 0 ? null : reached / all
}

/** Pearson's correlation to two decimals; null if either value never varies. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [one, other] of pairs) {
    xy += (one - x) * (other - y)
    xx += (one - x) ** 2
    yy += (other - y) ** 2
  }
  return xx * yy < 1e-12 ? null : Math.round((xy / Math.sqrt(xx * yy)) * 100) / 100
}
