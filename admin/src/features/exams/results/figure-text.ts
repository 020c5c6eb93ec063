/** Returns the share in whole percent; 0 if the question was never asked. */
export const shareOf = (count: number, of: number): number => (of === 0 ? 0 : Math.round((count * 100) / of))

/** Describes how difficult a question was. */
export function difficultyText(difficulty: number | null): string {
  if (difficulty === null) return ''
  const words = difficulty >= 95 ? ', very easy' : difficulty < 30 ? ', hard' : ''
  return `${difficulty}% correct${words}`
}

/** Describes how well a question separates strong attempts from weak ones; below zero, its answer key may be wrong. */
export function discriminationText(discrimination: number | null): string {
  if (discrimination === null) return 'Discrimination unknown'
  const words = discrimination < 0 ? ': is the answer key right?' : discrimination < 0.2 ? ', low' : ''
  return `Discrimination ${discrimination.toFixed(2)}${words}`
}
