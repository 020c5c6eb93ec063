type Shelf = Pick<Storage, 'length' | 'key'>
/** Whose work it is, and what it counts as: answers are counted, steps of items are not. */
export type KeptOf = { person_id: number; kind: 'answer' | 'step' | 'draft' | 'note' }

const prefix = 'portico:kept:'

/** The key of one thing that a learner did and the server has not confirmed; it begins with the person, so that nobody else's is ever touched. */
export const keptKey = ({ person_id, kind }: KeptOf, ...names: readonly (string | number)[]): string =>
  `${prefix}${person_id}:${[kind, ...names].join(':')}`

/** The keys of what is kept for one person; for everybody who used this device, without one. */
export function keptKeys(storage: Shelf, person_id?: number): string[] {
  const start = person_id === undefined ? prefix : `${prefix}${person_id}:`
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(start))
}

/** What is kept, in words that follow "Offline:" and the like: "2 answers are kept on this device". */
export function keptText(keys: readonly string[], where = 'on this device'): string {
  const answers = keys.filter((key) => key.slice(prefix.length).split(':')[1] === 'answer').length
  const counted = answers === 1 ? '1 answer' : `${answers} answers`
  if (answers === 0) return `your progress is kept ${where}`
  if (answers < keys.length) return `${counted} and your progress are kept ${where}`
  return `${counted} ${answers === 1 ? 'is' : 'are'} kept ${where}`
}
