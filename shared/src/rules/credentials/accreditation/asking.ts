type Asking = { agency: string; purpose: string }

/** Groups agencies by purpose, one sentence per purpose: “A, B, or C asks for it. We report your hours.” */
export function askingWords(asking: readonly Asking[]): string[] {
  const names = new Intl.ListFormat('en-US', { type: 'disjunction' })
  const byPurpose = Map.groupBy(asking, ({ purpose }) => purpose)
  return [...byPurpose].map(([purpose, agencies]) =>
    `${names.format(new Set(agencies.map(({ agency }) => agency)))} asks for it. ${purpose}`.trim(),
  )
}
