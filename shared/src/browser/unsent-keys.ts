import { storedKeys } from './stored.ts'

/** Owner and kind of unsent work; answers are counted, steps of items are not. */
export type UnsentKind = { person_id: number; kind: 'answer' | 'step' | 'draft' | 'note' }

const prefix = 'portico:kept:'

/**
 * Storage key of one thing that a learner did and the server has not confirmed; it begins with the person's id, so that other people's entries are
 * never touched.
 */
export const unsentKey = ({ person_id, kind }: UnsentKind, ...names: readonly (string | number)[]): string =>
  `${prefix}${person_id}:${[kind, ...names].join(':')}`

/** Keys of one person's unsent work, or of everyone's on this device if no person is given. */
export const unsentKeys = (person_id?: number): string[] =>
  storedKeys(person_id === undefined ? prefix : `${prefix}${person_id}:`, 'local')

/** Describes the unsent work, to follow "Offline:" and the like: "2 answers are kept on this device". */
export function unsentText(keys: readonly string[], where = 'on this device'): string {
  const answers = keys.filter((key) => key.slice(prefix.length).split(':')[1] === 'answer').length
  const counted = answers === 1 ? '1 answer' : `${answers} answers`
  if (answers === 0) return `your progress is saved ${where}`
  if (answers < keys.length) return `${counted} and your progress are saved ${where}`
  return `${counted} ${answers === 1 ? 'is' : 'are'} kept ${where}`
}
